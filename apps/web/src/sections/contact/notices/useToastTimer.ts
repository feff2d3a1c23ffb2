import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

type Holder = 'pointer' | 'focus';

/**
 * Calls `onEnd` after `lastsMs`, not counting the time while the pointer is over the element or the
 * focus is in it. Once touched, or without `lastsMs`, it never ends. Spread the result on the element.
 */
export function useToastTimer(lastsMs: number | undefined, onEnd: () => void) {
  const holders = useRef(new Set<Holder>());
  const leftMs = useRef(lastsMs);
  const running = useRef<{ timer: number; sinceMs: number }>(null);

  const run = () => {
    if (leftMs.current === undefined || running.current) return;
    const timer = window.setTimeout(onEnd, leftMs.current);
    running.current = { timer, sinceMs: performance.now() };
  };
  const pause = () => {
    if (leftMs.current === undefined || !running.current) return;
    clearTimeout(running.current.timer);
    leftMs.current -= performance.now() - running.current.sinceMs;
    running.current = null;
  };
  const hold = (holder: Holder) => {
    holders.current.add(holder);
    pause();
  };
  const release = (holder: Holder) => {
    holders.current.delete(holder);
    if (holders.current.size === 0) run();
  };
  const follow = useEffectEvent((mounted: boolean) => (mounted ? run() : pause()));

  useEffect(() => {
    follow(true);
    return () => follow(false);
  }, []);

  return {
    onPointerEnter: () => hold('pointer'),
    // Lifting a finger fires pointerleave, too.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') release('pointer');
    },
    onFocus: () => hold('focus'),
    onBlur: () => release('focus'),
  };
}
