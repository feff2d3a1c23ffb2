/** Names of the symbols in art/icons-first.svg and art/icons.svg. */
export type IconName =
  | 'mark'
  | 'star'
  | 'plate'
  | 'halo'
  | `quilt-${1 | 2 | 3 | 4 | 5 | 6}`
  | `operate-${'events' | 'direct' | 'work'}`
  | `icon-${'play' | 'menu' | 'close' | 'ext' | 'arrow' | 'down' | 'phone' | 'mail' | 'pin' | 'fb' | 'ig' | 'alert' | 'check'}`;

/**
 * A decorative symbol in the color of the text around it. Give it a size through `className`; without
 * a style sheet the attributes give it one.
 */
export function Icon({
  name,
  className = 'size-[1.15em]',
}: {
  name: IconName;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} height="24" width="24">
      <use href={`#${name}`} />
    </svg>
  );
}
