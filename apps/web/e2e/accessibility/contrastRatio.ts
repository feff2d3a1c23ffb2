/** The linear value, 0 to 1, of each value of an sRGB channel, 0 to 255. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as WCAG defines it, 0 to 1, of an sRGB color, 0 to 255 each. */
export const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** Contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio of two sRGB colors, 1 to 21. */
export const contrastRatio = (one: readonly number[], other: readonly number[]): number =>
  contrastOf(luminance(...one), luminance(...other));
