import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LOOK_AGAIN_MS = 1000;
const MINUTE_MS = 60_000;

const minutesUntil = (until: number) => Math.ceil((until - Date.now()) / MINUTE_MS);

/** How many minutes are left until messages are accepted again; calls `onOver` then. */
export function WaitText({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(() => minutesUntil(until));
  const look = useEffectEvent(() => {
    const left = minutesUntil(until);
    if (left > 0) setCount(left);
    else onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return t(($) => $.contact.rateLimited.wait, { count: Math.max(count, 1) });
}
