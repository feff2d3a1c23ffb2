import { useTranslation } from 'react-i18next';

import { buttonClasses } from '../../ui/buttonClasses.ts';

export type ButtonState = 'ready' | 'sending' | 'waiting';

const LOOKS: Record<ButtonState, string> = {
  ready: '',
  sending:
    'aria-disabled:cursor-progress aria-disabled:translate-y-0 aria-disabled:bg-ridge-800 aria-disabled:shadow-none',
  waiting:
    'aria-disabled:cursor-not-allowed aria-disabled:translate-y-0 aria-disabled:bg-ridge-100 aria-disabled:text-slate aria-disabled:shadow-[inset_0_0_0_1px_var(--color-ridge-300)]',
};

/** Sends the form. While it cannot, it is `aria-disabled`, not `disabled`, to keep the focus. */
export function SubmitButton({ state }: { state: ButtonState }) {
  const { t } = useTranslation();
  return (
    <button
      aria-disabled={state === 'ready' ? undefined : true}
      className={`${buttonClasses('azul')} ${LOOKS[state]}`}
      type="submit"
    >
      {state === 'sending' && (
        <span className="size-[1.1em] animate-spin rounded-full border-3 border-[#fff6] border-t-current motion-reduce:animate-none" />
      )}
      {/* In an element: a translator may take the text itself away from React. */}
      <span>{state === 'sending' ? t(($) => $.contact.sending) : t(($) => $.contact.submit)}</span>
    </button>
  );
}
