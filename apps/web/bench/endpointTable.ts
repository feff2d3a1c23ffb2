import type { EndpointFigures } from './measureEndpoint.ts';
import { rounded, spread, table } from './table.ts';

/** The figures of the endpoint as a Markdown table, next to those committed last. */
export function endpointTable(now: EndpointFigures, before?: EndpointFigures): string {
  const row = (
    name: string,
    key: 'accepted' | 'bareInsert' | 'insertingFunction' | 'coldStart' | 'emptyColdStart',
  ) => [name, spread(now[key]), rounded(before?.[key].median)];
  return table(
    ['what', 'found', 'before'],
    [
      row('from a post to its `202`, ms', 'accepted'),
      row('the same for a function that only inserts a row, ms', 'insertingFunction'),
      row('that insert by the driver alone, ms', 'bareInsert'),
      row('from the start of the function to its first response, ms', 'coldStart'),
      row('the same for an empty function, ms', 'emptyColdStart'),
      [
        'posts per second over 32 connections',
        rounded(now.postsPerSecond),
        rounded(before?.postsPerSecond),
      ],
      [
        'processor time per post, ms',
        rounded(now.processorMsPerPost),
        rounded(before?.processorMsPerPost),
      ],
    ],
  );
}
