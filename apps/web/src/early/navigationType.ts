/**
 * How the visitor came to this page; some browsers do not tell. Asked only where it matters: the first
 * look at these entries takes 15 kB of memory.
 */
export const navigationType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
