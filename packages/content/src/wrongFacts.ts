import { leavesIn } from './leavesIn.ts';
import { donationWidgetUrl, organization } from './site.ts';

/** An impossible fact in `site.ts`: its field, its value, and what it has to be. */
export interface WrongFact {
  /** Such as `organization.phone.display`. */
  readonly field: string;
  readonly value: string;
  readonly rule: string;
}

const DIALED = /^\+1\d{10}$/;
const RULES: [field: RegExp, rule: string, look: RegExp][] = [
  [/\.ein$/, 'two digits, a hyphen and seven digits', /^\d{2}-\d{7}$/],
  [/\.email$/, 'one address, without accents', /^[\w.%+-]+@[a-z\d.-]+\.[a-z]{2,}$/i],
  [
    /phone\.display$/,
    'ten digits, as (828) 555-1234',
    /^[^\da-z]*(?:1[^\da-z]+)?(?:\d[^\da-z]*){10}$/i,
  ],
  [/\.e164$/, '+1 and ten digits, as +18285551234', DIALED],
  [/\.state$/, 'the two capitals of the state, as NC', /^[A-Z]{2}$/],
  [/\.zip$/, 'five digits', /^\d{5}(?:-\d{4})?$/],
  [/Url$|\.social\./, 'an address that begins with https://', /^https:\/\/[^\s/]+\.\S+$/],
  [/./, 'a text without tags and codes such as &amp;', /^(?!.*(?:[<>{}]|&#?\w+;))/],
  [/./, 'something, with no space before or after it', /^\S(?:.*\S)?$/],
];

/** Reserved values for samples, which belong to nobody: example.org, 555-0100, 00-0000000. */
const STAND_IN = /\bexample\b|555-?01\d\d$|\b0{5,}\b/i;

/** All impossible facts. A sample need not be true, but must have the right format. */
export function wrongFacts(site: object = { organization, donationWidgetUrl }): WrongFact[] {
  const facts = leavesIn(site).map(({ field, leaf }) => ({
    field,
    value: String(leaf.value),
    isSample: leaf.sample === true,
  }));
  const phone = facts.find(({ field }) => field.endsWith('phone.display'))?.value ?? '';
  const dialed = `+1${phone.replaceAll(/\D/g, '').slice(-10)}`;
  return facts.flatMap(({ field, value, isSample }) => {
    const [, rule] = RULES.find(([of, , look]) => of.test(field) && !look.test(value)) ?? [];
    const wrong = [
      ...(rule ? [rule] : []),
      ...(field.endsWith('.e164') && DIALED.test(dialed) && value !== dialed
        ? [`${dialed}, as telephones dial ${phone}`]
        : []),
      ...(!isSample && STAND_IN.test(value) ? ['what the organization has confirmed'] : []),
    ];
    return wrong.slice(0, 1).map((first) => ({ field, value, rule: first }));
  });
}
