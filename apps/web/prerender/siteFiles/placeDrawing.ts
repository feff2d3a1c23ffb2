/** A drawing nested in another one, placed in the other's units. */
export const placeDrawing = (
  svg: string,
  place: { x: number; y: number; width: number; height: number },
): string =>
  svg.replace(
    '<svg ',
    `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" `,
  );
