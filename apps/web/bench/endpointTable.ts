import type { EndpointFigures } from './measureEndpoint.ts';
import { rounded, spread, table } from './table.ts';

/** The figures of the endpoint as a Markdown table, beside those that were committed last. */
export function endpointTable(now: EndpointFigures, before?: EndpointFigures): string {
  const row = (
    name: string,
    key: 'accepted' | 'bareInsert' | 'insertingFunction' | 'coldStart' | 'emptyColdStart',
  ) => [name, spread(now[key]), rounded(before?.[key].median)];
  return table(
    ['what', 'found', 'before'],
    [
      row('from the post to `202`, ms', 'accepted'),
      row('the same of a function that only inserts a row, ms', 'insertingFunction'),
      row('the insert of that row by the driver alone, ms', 'bareInsert'),
      row('from the start of the function to its first answer, ms', 'coldStart'),
      row('the same of an empty function, ms', 'emptyColdStart'),
      [
        'posts per second over 32 connections',
        rounded(now.postsPerSecond),
        rounded(before?.postsPerSecond),
      ],
      [
        'the processor for one of them, ms',
        rounded(now.processorMsPerPost),
        rounded(before?.processorMsPerPost),
      ],
    ],
  );
}
