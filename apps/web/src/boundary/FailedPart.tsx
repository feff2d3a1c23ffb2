import { useTranslation } from 'react-i18next';

import { WithLinks } from '../sentences/WithLinks.tsx';
import { buttonClasses } from '../ui/buttonClasses.ts';

/** In place of a part that React cannot show and that has no HTML: what the visitor can do now. */
export function FailedPart({ id }: { id?: string }) {
  const { t } = useTranslation();
  return (
    <div className="column grid justify-items-start gap-4 py-8" id={id}>
      <p className="lead">{t(($) => $.errorBoundary.section)}</p>
      <p>
        <WithLinks>{t(($) => $.errorBoundary.text)}</WithLinks>
      </p>
      <button className={buttonClasses('line')} type="button" onClick={() => location.reload()}>
        {t(($) => $.errorBoundary.reload)}
      </button>
    </div>
  );
}
