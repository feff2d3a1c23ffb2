import type { counties } from '@wnc/content/serviceArea';

const ON_PALE = { star: 'var(--color-ridge-900)', text: 'var(--color-ink)' };
const ON_DEEP = { star: 'var(--color-sun-300)', text: '#fff' };

/**
 * The color of each county on the map, and of the square before its name in the list. The second
 * color in a `fill` is a fallback that keeps the map readable without the style sheet.
 */
export const countyTints: Record<
  (typeof counties)[number]['name'],
  { swatch: string; fill: string; star: string; text: string }
> = {
  Buncombe: { swatch: 'bg-ridge-700', fill: 'var(--color-ridge-700,#148)', ...ON_DEEP },
  Haywood: { swatch: 'bg-ridge-200', fill: 'var(--color-ridge-200,#cef)', ...ON_PALE },
  Henderson: { swatch: 'bg-ridge-600', fill: 'var(--color-ridge-600,#26a)', ...ON_DEEP },
  Madison: { swatch: 'bg-ridge-300', fill: 'var(--color-ridge-300,#ace)', ...ON_PALE },
  Yancey: { swatch: 'bg-ridge-400', fill: 'var(--color-ridge-400,#8bd)', ...ON_PALE },
};
