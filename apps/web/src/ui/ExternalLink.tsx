import type { ReactNode } from 'react';

/**
 * A link to another site, in a new tab that has no access to this one. `newTab` says so to screen
 * readers.
 */
export function ExternalLink(props: {
  href: string;
  newTab: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a className={props.className} href={props.href} rel="noopener noreferrer" target="_blank">
      {props.children}
      <span className="sr-only">{` ${props.newTab}`}</span>
    </a>
  );
}
