import { languages } from '@wnc/content/languages';
import { parseSync, type Plugin, Visitor } from 'vite';

const WORDS = /\/(packages\/content\/src\/\w+\.ts)$/;

/**
 * Names in the development server's terminal each line where a sentence lacks a language: the page
 * shows only its key.
 */
export function missingSentences(): Plugin {
  /** What was said about each file: it is read once for the server and once for the browser. */
  const said = new Map<string, string>();
  return {
    name: 'missing-sentences',
    apply: 'serve',
    // Before the types are stripped, and lines with them.
    enforce: 'pre',
    transform(source, id) {
      const [, file] = WORDS.exec(id) ?? [];
      if (!file) return;
      const missing = missingIn(source).map((what) => `${file}:${what}`);
      const text = missing.join('\n');
      if (text && text !== said.get(file)) {
        this.environment.logger.warn(text, { timestamp: true });
      }
      said.set(file, text);
    },
  };
}

/** The line of each sentence that is not in every language, and the languages missing there. */
function missingIn(source: string): string[] {
  const missing: string[] = [];
  new Visitor({
    ObjectExpression({ properties, start }) {
      const keys = new Set(
        properties.map((each) =>
          each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '',
        ),
      );
      const absent = languages.filter(({ code }) => !keys.has(code));
      if (absent.length === languages.length || absent.length === 0) return;
      const line = source.slice(0, start).split('\n').length;
      missing.push(`${line}: ${absent.map(({ name }) => `${name} is missing`).join(', ')}`);
    },
  }).visit(parseSync('words.ts', source).program);
  return missing;
}
