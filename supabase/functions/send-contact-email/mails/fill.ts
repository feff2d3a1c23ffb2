/** Puts values into the `{{places}}` of a sentence. A value is never looked through for places. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
