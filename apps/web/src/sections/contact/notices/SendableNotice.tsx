import { useTranslation } from 'react-i18next';

import { Icon } from '../../../ui/Icon.tsx';

/** Says that a message can be sent again, now that nothing stands in its way. */
export function SendableNotice({ after }: { after: 'offline' | 'tooMany' }) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 rounded-md border-l-6 border-hoja-600 bg-hoja-50 p-4 forced-colors:border-2">
      <Icon className="size-6 text-hoja-600" name="icon-check" />
      <p className="font-semibold">
        {after === 'tooMany'
          ? t(($) => $.contact.rateLimited.over)
          : t(($) => $.contact.offline.back)}
      </p>
    </div>
  );
}
