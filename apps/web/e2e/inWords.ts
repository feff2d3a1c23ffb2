import { siteVariables } from '@wnc/content/site';

/** A sentence of the content as the page says it, with its placeholders filled in. */
export const inWords = (text: string, values: Record<string, string | number> = {}): string =>
  text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => ({ ...siteVariables, ...values })[name] ?? placeholder,
  );
