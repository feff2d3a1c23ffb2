/** Stands for the address of the built style sheet, which the prerender puts in its place. */
export const STYLE_SHEET = import.meta.env.DEV ? '/src/styles.css?direct' : '/assets/styles.css';

/**
 * The whole style sheet, asked for where the first screen ends: browsers paint what stands above it
 * without waiting. The hashed address is only in the HTML, where React leaves it as it is.
 */
export function RestOfStyles() {
  return <link href={STYLE_SHEET} rel="stylesheet" suppressHydrationWarning />;
}
