import type { Sample } from '@wnc/content/listSamples';
import { wrongFacts } from '@wnc/content/wrongFacts';

import { requiredSettings } from './requiredSettings.ts';
import { whatToPut } from './whatToPut.ts';

/** One thing that keeps the site from being published: where it is, and what belongs there. */
export type Missing = { file: string; field: string; put: string };

type Environment = Readonly<Record<string, string | undefined>>;

const CONTENT = 'packages/content/src/';
const ENVIRONMENT = '(environment)';

/** Every setting that is missing, every sample, and every fact that cannot be right. */
export function missingForProduction(
  samples: readonly Sample[],
  environment: Environment,
): Missing[] {
  return [
    ...requiredSettings
      .filter(({ name, acceptsPublic }) => !acceptsPublic(environment[name] ?? ''))
      .map(({ name, put }) => ({ file: ENVIRONMENT, field: name, put })),
    ...samples.map((sample) => ({
      file: CONTENT + sample.file,
      field: sample.field,
      put: whatToPut(sample),
    })),
    ...wrongFacts()
      .filter(({ field }) => !samples.some((sample) => sample.field === field))
      .map(({ field, value }) => ({
        file: `${CONTENT}site.ts`,
        field,
        put: `${whatToPut({ field })}, not ${value}`,
      })),
  ];
}

const HOW_TO_CONFIRM =
  'Change sample(…) around a value to confirmed(…); delete "sample: true" next to a sentence.';
const HOW_TO_SET = 'docs/deploy.md, step 6, says where (environment) is set.';

/** The table for the editor, one line per field, and how to fill one in. */
export function missingTable(missing: readonly Missing[]): string {
  const rows = [{ file: 'file', field: 'field', put: 'what to put' }, ...missing];
  const widthOf = (column: 'file' | 'field') => Math.max(...rows.map((row) => row[column].length));
  const [fileWidth, fieldWidth] = [widthOf('file'), widthOf('field')];
  const lines = rows.map(
    ({ file, field, put }) => `${file.padEnd(fileWidth)} | ${field.padEnd(fieldWidth)} | ${put}`,
  );
  const count =
    missing.length === 1 ? '1 field is missing.' : `${missing.length} fields are missing.`;
  const isSetting = ({ file }: Missing) => file === ENVIRONMENT;
  const how = [
    missing.some(isSetting) && HOW_TO_SET,
    !missing.every(isSetting) && HOW_TO_CONFIRM,
  ].filter(Boolean);
  return [...lines, '', `${count} ${how.join(' ')}`].join('\n');
}
