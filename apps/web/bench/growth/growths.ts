/** How many times today's content is multiplied, and which languages are added to its two. */
export type Growth = {
  people: number;
  programs: number;
  texts: number;
  languages: readonly { code: string; tag: string }[];
};

const ADDED = [
  { code: 'fr', tag: 'fr-FR' },
  { code: 'it', tag: 'it-IT' },
  { code: 'pt', tag: 'pt-PT' },
];
/** The content as it is. */
export const today: Growth = { people: 1, programs: 1, texts: 1, languages: [] };

/** What grows: the first step shows the cost of one more, the second whether it is constant. */
export const growths = {
  people: { unit: 'person', steps: [4, 10].map((people) => ({ ...today, people })) },
  programs: { unit: 'program', steps: [4, 10].map((programs) => ({ ...today, programs })) },
  texts: { unit: '1,000 letters', steps: [4, 10].map((texts) => ({ ...today, texts })) },
  languages: {
    unit: 'language',
    steps: [1, 3].map((count) => ({ ...today, languages: ADDED.slice(0, count) })),
  },
} as const;

export type GrowthName = keyof typeof growths;
