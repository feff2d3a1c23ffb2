import type { Change } from './contentChanges.ts';
import type { Entry } from './readContent.ts';

/** The changes as Markdown: a table per file, before and after side by side. */
export function changesReport({
  changes,
  lagging,
}: {
  changes: readonly Change[];
  lagging: readonly Entry[];
}): string {
  if (changes.length === 0) return 'No text and no figure of the site changes.\n';
  const files = [...new Set(changes.map(({ file }) => file))];
  const parts = files.map((file) =>
    [
      `### ${file}`,
      '',
      '| field | language | before | after |',
      '| --- | --- | --- | --- |',
      ...changes.filter((each) => each.file === file).map(row),
    ].join('\n'),
  );
  const count = `${changes.length} ${changes.length === 1 ? 'text or figure changes' : 'texts and figures change'}.`;
  return `${[`## What the site will say\n\n${count}`, ...warnings(lagging), ...parts].join('\n\n')}\n`;
}

const row = ({ field, language = '', before, after }: Change) =>
  `| ${field} | ${language} | ${cell(before)} | ${cell(after)} |`;

const cell = (text: string | undefined) =>
  text === undefined
    ? '_(nothing)_'
    : text.replaceAll(/[\\|`*_<>[\]]/g, String.raw`\$&`).replaceAll('\n', '<br>');

const warnings = (lagging: readonly Entry[]) =>
  lagging.length === 0
    ? []
    : [
        [
          '**Changed in one language only.** Do these still say the same?',
          '',
          ...lagging.map(
            ({ file, field, language, text }) => `- ${file}, ${field}, ${language}: ${cell(text)}`,
          ),
        ].join('\n'),
      ];
