/** What this project uses of opentype.js, whose own types lack variable fonts. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Options = {
    kerning: boolean;
    /** In units of the font size. */
    letterSpacing: number;
    variation: Record<string, number>;
  };
  type Font = {
    getAdvanceWidth(text: string, sizePx: number, options: Options): number;
    getPath(
      text: string,
      x: number,
      y: number,
      sizePx: number,
      options: Options,
    ): { commands: PathCommand[] };
  };
  export type PathCommand = { type: 'M' | 'L' | 'Q' | 'C' | 'Z' } & Partial<
    Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
  >;
  export function parse(sfnt: ArrayBuffer): Font;
}
