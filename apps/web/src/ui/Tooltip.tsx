import { useEffect, useId, useRef } from 'react';

import { attachHoverIntent } from './hoverIntent.ts';
import { placeTip } from './placeTip.ts';

/**
 * A word with its explanation, which opens when the pointer rests on the word, on focus and on tap.
 * Before React, and without it, a click opens it too.
 */
export function Tooltip({ term, explanation }: { term: string; explanation: string }) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [word, text] = [trigger.current, tip.current];
    // Without popovers the explanation is part of the sentence, always open.
    if (!host.current || !word || !text || !('showPopover' in text)) return;
    const isOpen = () => text.matches(':popover-open');
    // Placed again when its size or the page's changes: in another language, or when a phone is
    // turned.
    const sized = new ResizeObserver(() => {
      if (isOpen()) placeTip(word, text);
    });
    sized.observe(text);
    sized.observe(document.body);
    const detach = attachHoverIntent({
      host: host.current,
      trigger: word,
      stays: false,
      isOpen,
      open: () => text.showPopover(),
      close: () => text.hidePopover(),
    });
    return () => {
      sized.disconnect();
      detach();
    };
  }, []);

  return (
    <span className="tooltip" ref={host}>
      <button
        aria-describedby={id}
        className="tooltip-term"
        popoverTarget={id}
        ref={trigger}
        type="button"
      >
        {term}
      </button>
      <span className="tooltip-text" id={id} popover="auto" ref={tip} role="tooltip">
        {explanation}
      </span>
    </span>
  );
}
