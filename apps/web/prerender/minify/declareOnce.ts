/** A declaration that is followed by itself, once or more. */
const REPEATED = /(?<![\w-])([\w-]+:[^;{}]+)(?:;\1(?=[;}]))+/g;

/**
 * The style sheet without declarations that repeat the one before them. Lightning CSS adds a
 * prefixed declaration each time that it reads a sheet, and Tailwind and Vite both have it do so.
 */
export const declareOnce = (css: string): string => css.replaceAll(REPEATED, '$1');
