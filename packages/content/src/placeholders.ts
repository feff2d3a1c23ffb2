/**
 * The placeholders that a sentence may contain in double braces, such as `{{year}}`. The page or
 * the mail that shows the sentence fills them in; a new one is added here first.
 */
export type PlaceholderName =
  | 'address'
  | 'count'
  | 'county'
  | 'current'
  | 'date'
  | 'dateTime'
  | 'days'
  | 'districts'
  | 'ein'
  | 'email'
  | 'end'
  | 'guests'
  | 'max'
  | 'min'
  | 'name'
  | 'number'
  | 'org'
  | 'people'
  | 'phone'
  | 'ref'
  | 'role'
  | 'standard'
  | 'start'
  | 'subtitle'
  | 'time'
  | 'title'
  | 'year';
