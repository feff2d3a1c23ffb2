import { useTranslation } from 'react-i18next';

import { buttonClasses } from '../../../ui/buttonClasses.ts';
import { focusIsNear } from '../../../ui/focusIsNear.ts';
import { isInSight } from '../../../ui/isInSight.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** The message has arrived: what happens next, and the reference to quote. */
export function SentNotice({
  reference,
  onAnother,
}: {
  reference: string | undefined;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      {/* In a wide window, it is already beside the form. */}
      <Picture alt="" className="h-auto w-52 lg:hidden" sizes="13rem" slot="contact/thanks" />
      <h3 ref={takeFocus} aria-describedby="contact-sent" tabIndex={-1}>
        {t(($) => $.contact.success.inline)}
      </h3>
      <p id="contact-sent">{t(($) => $.contact.success.checkEmail)}</p>
      {reference && (
        <p className="font-semibold">{t(($) => $.contact.success.reference, { ref: reference })}</p>
      )}
      <button
        className={`send-another ${buttonClasses('line', 'small')}`}
        type="button"
        onClick={onAnother}
      >
        {t(($) => $.contact.success.another)}
      </button>
    </div>
  );
}

/**
 * The pressed button is gone, so the focus moves here, unless the visitor has moved on to something
 * else; without scrolling if the form is out of view by now. The live region tells the outcome
 * anyway: in Chromium, Orca does not announce what a script has focused (decision 111).
 */
function takeFocus(heading: HTMLElement | null) {
  const form = heading?.closest('form');
  if (form && focusIsNear(form)) heading?.focus({ preventScroll: !isInSight(form) });
}
