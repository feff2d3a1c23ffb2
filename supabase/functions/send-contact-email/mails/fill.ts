/** Replaces the `{{placeholders}}` of a sentence, but none inside a value. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
