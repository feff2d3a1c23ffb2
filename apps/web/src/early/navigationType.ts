/** How the visitor came to this page; some browsers do not tell. */
export const navigationType = (
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
)?.type;
