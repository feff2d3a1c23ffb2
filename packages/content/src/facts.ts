import { type Language, languageOf } from './languages.ts';

/** Something that is so, whatever the language. `sample: true`: nobody has confirmed it. */
export interface Fact<T> {
  readonly value: T;
  readonly sample?: true;
}

/** A number to show. The words for the qualifiers are in `formats.ts`. */
export interface Figure extends Fact<number> {
  readonly qualifier?: 'moreThan' | 'over' | 'plus';
  readonly currency?: 'USD';
}

/** A stand-in, to be replaced before the site goes public. */
/* @__NO_SIDE_EFFECTS__ */
export function sample<T>(value: T): Fact<T> {
  return { value, sample: true };
}

/** A value that the organization has confirmed. */
/* @__NO_SIDE_EFFECTS__ */
export function confirmed<T>(value: T): Fact<T> {
  return { value };
}

/** Figures by name. */
/* @__NO_SIDE_EFFECTS__ */
export function figures<Name extends string>(
  named: Readonly<Record<Name, Figure>>,
): Readonly<Record<Name, Figure>> {
  return named;
}

/**
 * The number as a reader in the United States writes it: `1,273,019`, `$64,775.41`. Browsers keep
 * the format of `toLocaleString` for the next number; a new `Intl.NumberFormat` costs a slow phone
 * 2 ms for each.
 */
export function numberText({ value, currency }: Figure, language: Language): string {
  const format = currency && ({ style: 'currency', currency } as const);
  return value.toLocaleString(languageOf(language).tag, format);
}
