/**
 * Hides a raffle that is over since the page was built, before most visitors get there; React then
 * takes it out. The section brings the day after which it is over, and the time zone of that day.
 */
export function hideWhenOver(): void {
  const section = document.getElementById('raffle');
  const { until, timeZone } = section?.dataset ?? {};
  if (!section || !until) return;
  // In Swedish a day is written as in the attribute: 2025-07-19.
  section.hidden = new Date().toLocaleDateString('sv', { timeZone }) > until;
}
