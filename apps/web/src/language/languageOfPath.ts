import { defaultLanguage, languageOf, languages } from '@wnc/content/languages';

/** The language of the page at a path. Hosts answer `/es` and `//es/` with the page of `/es/`. */
export function languageOfPath(pathname: string) {
  const path = `${pathname}/`.replaceAll(/\/+/g, '/');
  return (
    languages.find((each) => each.path !== '/' && path.startsWith(each.path)) ??
    languageOf(defaultLanguage)
  );
}
