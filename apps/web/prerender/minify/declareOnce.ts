/** A declaration repeated right after itself, once or more. */
const REPEATED = /(?<![\w-])([\w-]+:[^;{}]+)(?:;\1(?=[;}]))+/g;

/**
 * The style sheet without declarations that repeat the one before them. Lightning CSS adds prefixed
 * declarations each time it processes a sheet, and both Tailwind and Vite run it.
 */
export const declareOnce = (css: string): string => css.replaceAll(REPEATED, '$1');
