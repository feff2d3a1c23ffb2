/** How the visitor came to this page: `navigate`, `reload` or `back_forward`. */
export const navigationType = (): string | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
