/** Light of a colour in sRGB, 0 to 255 each, as WCAG defines it. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours in sRGB, 1 to 21. */
export function contrastRatio(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
