import first from '../art/icons-first.svg?raw';
import rest from '../art/icons.svg?raw';
import { InlineArt } from '../ui/InlineArt.tsx';

const SPRITES = { first, rest };

/** The symbols that `<Icon>` refers to: `first` for the first screen, the `rest` at the end of the page. */
export function IconSprite({ part }: { part: keyof typeof SPRITES }) {
  return (
    <InlineArt
      name={`icons-${part}`}
      className="hidden"
      svg={import.meta.env.SSR ? SPRITES[part] : ''}
    />
  );
}
