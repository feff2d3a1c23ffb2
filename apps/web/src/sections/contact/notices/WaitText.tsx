import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LOOK_AGAIN_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** "2 minutes"; "3 hours" if it is more than one hour. */
function timeOf(minutes: number, language: string): string {
  const inHours = minutes > HOUR_MINUTES;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(inHours ? Math.ceil(minutes / HOUR_MINUTES) : minutes);
}

/** How long until messages are accepted again; then calls `onOver`. */
export function WaitText({ until, onOver }: { until: number; onOver: () => void }) {
  const { t, i18n } = useTranslation();
  // The visitor, or the network, may set the clock back; `performance` may stop during sleep.
  const [end] = useState(() => performance.now() + until - Date.now());
  const minutesLeft = () =>
    Math.ceil(Math.min(until - Date.now(), end - performance.now()) / MINUTE_MS);
  const [first] = useState(minutesLeft);
  const [minutes, setMinutes] = useState(first);
  const look = useEffectEvent(() => {
    const left = minutesLeft();
    if (left > 0) setMinutes(left);
    else onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    // Announced once, with the notice, not again every minute.
    <p aria-live={minutes === first ? undefined : 'off'}>
      {t(($) => $.contact.rateLimited.wait, {
        time: timeOf(Math.max(minutes, 1), i18n.language),
      })}
    </p>
  );
}
