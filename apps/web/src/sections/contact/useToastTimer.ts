import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `lastsMs`, not counting the time while the pointer is over the element or the
 * focus is in it. Without `lastsMs` it never ends. Spread the result on the element.
 */
export function useToastTimer(lastsMs: number | undefined, onEnd: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const leftMs = useRef(lastsMs);
  const end = useEffectEvent(onEnd);
  const held = hovered || focused;

  useEffect(() => {
    if (leftMs.current === undefined || held) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, (leftMs.current ?? 0) - (performance.now() - started));
    };
  }, [held]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
