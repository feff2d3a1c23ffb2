import { type Language, languageOf } from './languages.ts';

/** A fact, independent of the language. `sample: true`: nobody has confirmed it. */
export interface Fact<T> {
  readonly value: T;
  readonly sample?: true;
}

/** A number to show. The words of the qualifiers are in `formats.ts`. */
export interface Figure extends Fact<number> {
  readonly qualifier?: 'moreThan' | 'over' | 'plus';
  readonly currency?: 'USD';
}

/** An amount of money. */
export interface Money extends Figure {
  readonly currency: 'USD';
}

/** A sample value, to be replaced before the site goes public. */
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
 * The number as written in the United States: `1,273,019`, `$64,775.41`. Browsers cache the
 * formatter of `toLocaleString` for the next number; each new `Intl.NumberFormat` costs a slow
 * phone 2 ms.
 */
export function numberText({ value, currency }: Figure, language: Language): string {
  const format = currency && ({ style: 'currency', currency } as const);
  return value.toLocaleString(languageOf(language).tag, format);
}
