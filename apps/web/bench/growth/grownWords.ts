import type { Growth } from './growths.ts';

type Node = string | boolean | { readonly [key: string]: Node };
type Branch = { readonly [key: string]: Node };

/** A text, not a label: it ends like a sentence. */
const TEXT = /[.!?]$/;
const PLACEHOLDER = /(\{\{\w+\}\})/;
const LETTERS = 'etaoinshrdlu';

/**
 * The words of a part of the page as if it had grown. In the copy of the sources, this is what
 * `words` returns instead of the words as written.
 */
export function grownWords(tree: Branch, growth: Growth): Branch {
  const random = randomNumbers(JSON.stringify(tree).length);
  const grow = (node: Node): Node => {
    if (typeof node !== 'object') return node;
    if (isPair(node)) return grownPair(node, growth, random);
    const grown = Object.entries(node).map(([key, each]) => [key, grow(each)] as const);
    return Object.fromEntries([...grown, ...clonesIn(node, growth, random)]);
  };
  return grow(tree) as Branch;
}

const isPair = (node: Branch) => 'en' in node && 'es' in node;

function grownPair(pair: Branch, { texts, languages }: Growth, random: Random): Branch {
  const longer = Object.entries(pair).map(([code, wording]) => [
    code,
    eachSentence(wording, (text) => (TEXT.test(text) ? longerText(text, texts, random) : text)),
  ]);
  const added = languages.map(({ code }) => [
    code,
    eachSentence(pair['es'] ?? '', (text) => otherWords(text, random)),
  ]);
  return Object.fromEntries([...longer, ...added]);
}

/** The words of the added people and programs: as long as those of the existing ones. */
function* clonesIn(node: Branch, { people, programs }: Growth, random: Random) {
  for (const [key, each] of Object.entries(node)) {
    if (typeof each !== 'object' || isPair(each)) continue;
    const isProgram = 'subtitle' in each && 'description' in each;
    const isBiographies = key === 'biographies';
    const clone = (pair: Node) => eachSentence(pair, (text) => otherWords(text, random));
    if (isProgram)
      for (let n = 2; n <= programs; n += 1) yield [`${key}${n}`, clone(each)] as const;
    if (!isBiographies) continue;
    const biographies = Object.entries(each).flatMap(([id, pair]) =>
      Array.from({ length: people - 1 }, (_, n) => [`${id}${n + 2}`, clone(pair)] as const),
    );
    yield [key, { ...each, ...Object.fromEntries(biographies) }] as const;
  }
}

function eachSentence(node: Node, change: (text: string) => string): Node {
  if (typeof node === 'boolean') return node;
  if (typeof node === 'string') return change(node);
  return Object.fromEntries(
    Object.entries(node).map(([key, each]) => [key, eachSentence(each, change)]),
  );
}

function longerText(text: string, times: number, random: Random): string {
  const more = Array.from({ length: times - 1 }, () =>
    otherWords(text.replaceAll(/\{\{\w+\}\}/g, 'word'), random),
  );
  return [text, ...more].join(' ');
}

/** Words of the same lengths that compress about as well; placeholders stay. */
const otherWords = (text: string, random: Random) =>
  text
    .split(PLACEHOLDER)
    .map((part) =>
      PLACEHOLDER.test(part)
        ? part
        : part.replaceAll(/\p{L}/gu, () => LETTERS[random(LETTERS.length)] ?? ''),
    )
    .join('');

type Random = (below: number) => number;

function randomNumbers(seed: number): Random {
  let last = seed + 1;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}
