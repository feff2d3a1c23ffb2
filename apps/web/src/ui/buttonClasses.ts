/** The three buttons of the design; `sun` is kept for giving. */
export type ButtonVariant = 'azul' | 'line' | 'sun';

export type ButtonSize = 'regular' | 'small';

const SHAPE =
  'inline-flex cursor-pointer items-center justify-center gap-[0.6em] rounded-md text-center leading-[1.2] font-bold text-balance transition-[background-color,box-shadow,transform] active:translate-y-0.5 active:shadow-[inset_0_0_0_2px_oklch(0.215_0.055_264/0.28)] focus-visible:rounded-md focus-visible:ring-3 focus-visible:ring-(--focus-gap) forced-colors:border-2 print:hidden';

const COLORS: Record<ButtonVariant, string> = {
  azul: 'bg-ridge-700 text-white shadow-[inset_0_-3px_0_var(--color-ridge-900)] hover:bg-ridge-800',
  line: 'bg-white text-ridge-800 shadow-[inset_0_0_0_2px_var(--color-ridge-700)] hover:bg-ridge-100',
  sun: 'bg-sun-400 text-ink shadow-[inset_0_-3px_0_var(--color-sun-500)] hover:bg-sun-300',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-13 px-[min(1.5rem,7.5vw)] pt-[0.7rem] pb-3 text-[1.0625rem]',
  small: 'min-h-11 px-[0.7rem] pt-2 pb-[0.55rem] text-[1rem] sm:px-[1.1rem]',
};

/** The classes of a button or of a link that looks like one. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize = 'regular') =>
  `${SHAPE} ${SIZES[size]} ${COLORS[variant]}`;
