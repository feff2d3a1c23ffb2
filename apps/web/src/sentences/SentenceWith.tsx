import type { ReactNode } from 'react';

/**
 * A sentence with one part shown in its own way, for example a figure in large type or a word with
 * its explanation. `children` takes the place of `part`; a sentence without it stays as it is.
 */
export function SentenceWith(props: { text: string; part: string; children: ReactNode }) {
  const start = props.text.indexOf(props.part);
  if (start === -1) return props.text;
  return (
    <>
      {props.text.slice(0, start)}
      {props.children}
      {props.text.slice(start + props.part.length)}
    </>
  );
}
