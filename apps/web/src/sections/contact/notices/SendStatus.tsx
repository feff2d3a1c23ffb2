import { useTranslation } from 'react-i18next';

import { type FormState, isSlow } from '../sending/formState.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { placeNotice } from './placeNotice.ts';
import { SendableNotice } from './SendableNotice.tsx';
import { SentNotice } from './SentNotice.tsx';

/** Success takes the place of the whole form, anything else that of the note: nothing moves. */
function placeOf(state: FormState) {
  if (state.status === 'failed' || state.status === 'sendable') return undefined;
  if (state.status === 'sent') {
    return 'col-start-1 row-span-2 row-start-1 self-center lg:-mt-12 lg:self-start';
  }
  return isSlow(state) ? 'col-start-1 row-start-2' : 'sr-only';
}

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
    <div className={placeOf(state)} role="status">
      {state.status === 'sending' && <p className="sr-only">{t(($) => $.contact.sending)}</p>}
      {isSlow(state) && (
        <p
          ref={placeNotice}
          className="scroll-mt-21 rounded-md border-l-6 border-ridge-500 bg-ridge-50 p-4 text-[1rem] leading-[1.45] forced-colors:border-2"
        >
          {t(($) => $.contact.slow)}
        </p>
      )}
      {state.status === 'sent' && <SentNotice reference={state.ref} onAnother={props.onAnother} />}
      {state.status === 'failed' && <FailureNotice failure={state} onOver={props.onWaited} />}
      {state.status === 'sendable' && <SendableNotice after={state.after} />}
    </div>
  );
}
