/** The three buttons of the design; `sun` is kept for giving. */
export type ButtonVariant = 'azul' | 'line' | 'sun';

const SHAPE =
  'inline-flex min-h-13 cursor-pointer items-center justify-center gap-[0.6em] rounded-m px-6 pt-[0.7rem] pb-3 text-center text-[1.0625rem] leading-[1.2] font-bold transition-[background-color,box-shadow,transform] duration-160 active:translate-y-0.5 active:shadow-[inset_0_0_0_2px_oklch(0.215_0.055_264/0.28)] focus-visible:rounded-m forced-colors:border-2 print:hidden';

const COLOURS: Record<ButtonVariant, string> = {
  azul: 'bg-ridge-700 text-white shadow-[inset_0_-3px_0_var(--color-ridge-900)] hover:bg-ridge-800',
  line: 'bg-white text-ridge-800 shadow-[inset_0_0_0_2px_var(--color-ridge-700)] hover:bg-ridge-100',
  sun: 'bg-sun-400 text-ink shadow-[inset_0_-3px_0_var(--color-sun-500)] hover:bg-sun-300',
};

/** The classes of a button or of a link that looks like one. */
export const buttonClasses = (variant: ButtonVariant) => `${SHAPE} ${COLOURS[variant]}`;
