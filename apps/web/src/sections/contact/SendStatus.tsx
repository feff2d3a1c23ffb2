import { useTranslation } from 'react-i18next';

import { FailureNotice } from './FailureNotice.tsx';
import type { FormState } from './formState.ts';
import { SentNotice } from './SentNotice.tsx';

/** Success takes the place of the whole form: nothing moves. */
const PLACES: Partial<Record<FormState['status'], string>> = {
  idle: 'sr-only',
  invalid: 'sr-only',
  sending: 'sr-only',
  sent: 'col-start-1 row-span-2 row-start-1 self-center lg:-mt-12 lg:self-start',
};

/** The outcome of sending: the form's one live region. */
export function SendStatus(props: {
  state: FormState;
  onAnother: () => void;
  onWaited: () => void;
}) {
  const { t } = useTranslation();
  const { state } = props;
  return (
    // Not <output>: it may not contain a heading, and a reset of the form would strip its markup.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={PLACES[state.status]} role="status">
      {state.status === 'sending' && <p>{t(($) => $.contact.sending)}</p>}
      {state.status === 'sent' && <SentNotice reference={state.ref} onAnother={props.onAnother} />}
      {state.status === 'failed' && <FailureNotice failure={state} onOver={props.onWaited} />}
    </div>
  );
}
