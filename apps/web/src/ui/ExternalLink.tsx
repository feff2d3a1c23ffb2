import type { ReactNode } from 'react';

/**
 * A link to another site: a new tab that cannot reach back to this one, and that says so to those
 * who do not see it open. `newTab` is that sentence, hidden from sight.
 */
export function ExternalLink(props: {
  href: string;
  newTab: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={props.className} href={props.href} rel="noopener noreferrer" target="_blank">
      {props.children}
      <span className="sr-only"> {props.newTab}</span>
    </a>
  );
}
