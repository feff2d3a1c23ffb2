import { useTranslation } from 'react-i18next';

import { WithLinks } from '../../../sentences/WithLinks.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Failure } from '../sending/formState.ts';
import { placeNotice } from './placeNotice.ts';
import { WaitText } from './WaitText.tsx';

/** Why the message was not sent, and what to do now. `onOver` is called when a wait is over. */
export function FailureNotice({ failure, onOver }: { failure: Failure; onOver: () => void }) {
  const { t } = useTranslation();
  const kept = t(($) => $.contact.failure.kept);
  const ways = t(($) => $.contact.failure.alternative);
  const texts = {
    failed: { title: t(($) => $.contact.failure.inline), text: kept, ways },
    unknown: {
      title: t(($) => $.contact.unknown.title),
      text: t(($) => $.contact.unknown.text),
      ways: t(($) => $.contact.unknown.alternative),
    },
    offline: {
      title: t(($) => $.contact.offline.title),
      text: t(($) => $.contact.offline.text),
      ways,
    },
    tooMany: { title: t(($) => $.contact.rateLimited.title), text: kept, ways },
  }[failure.reason];
  return (
    <div
      ref={placeNotice}
      className="grid scroll-mt-21 grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 rounded-md border-l-6 border-danger-600 bg-danger-50 p-4 forced-colors:border-2"
    >
      <Icon className="size-6 text-danger-700" name="icon-alert" />
      <div className="grid grid-cols-1 gap-1 text-[1rem] leading-[1.45]">
        <p className="font-bold text-danger-700">{texts.title}</p>
        {failure.reason === 'tooMany' && <WaitText until={failure.until} onOver={onOver} />}
        <p>{texts.text}</p>
        <p>
          <WithLinks>{texts.ways}</WithLinks>
        </p>
      </div>
    </div>
  );
}
