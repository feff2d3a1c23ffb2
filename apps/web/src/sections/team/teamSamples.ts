import { people, teamWords } from '@wnc/content/team';

type Samples = 'all' | 'some' | undefined;
/** A name has a value, a biography its languages. */
type Marked = { readonly value?: string; readonly en?: string; readonly sample?: true };
type Person = { readonly name: Marked; readonly biography?: string };

/**
 * How much of the team is samples. Known at build time; in the browser, read from the notice in the
 * HTML, so that no script carries the biographies in all languages just for their marks.
 */
export function teamSamples(): Samples {
  if (import.meta.env.SSR) return samplesAmong(people, teamWords.biographies);
  return document.querySelector<HTMLElement>('[data-team]')?.dataset['team'] as Samples;
}

/** How many of the names, with their portraits, and of the biographies are samples. */
export function samplesAmong(
  persons: readonly Person[],
  biographies: Readonly<Record<string, Marked>>,
): Samples {
  const marks = persons.flatMap(({ name, biography }) => [
    name.sample,
    ...(biography === undefined ? [] : [biographies[biography]?.sample]),
  ]);
  if (!marks.includes(true)) return undefined;
  return marks.every(Boolean) ? 'all' : 'some';
}
