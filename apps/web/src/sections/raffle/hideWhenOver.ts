/**
 * Hides a raffle that has ended since the page was built, before most visitors get there; React
 * then removes it. The section's data attributes hold the last day and the time zone of that day.
 */
export function hideWhenOver(): void {
  const section = document.querySelector<HTMLElement>('[data-until]');
  if (!section) return;
  const { until, timeZone } = section.dataset as { until: string; timeZone: string };
  // The Swedish locale writes a date like the attribute: 2025-07-19.
  section.hidden = new Date().toLocaleDateString('sv', { timeZone }) > until;
}
