import type { ReactNode } from 'react';

import { Icon } from '../../../ui/Icon.tsx';

const CONTROL =
  'min-h-13 w-full rounded-md border-2 border-ridge-500 bg-white px-[0.9rem] py-[0.7rem] text-[1.0625rem] hover:border-ridge-700 read-only:bg-ridge-50 read-only:text-slate focus-visible:rounded-md focus-visible:border-ridge-700 focus-visible:shadow-none focus-visible:outline-offset-1 aria-invalid:border-danger-600 aria-invalid:bg-danger-50 aria-invalid:shadow-[inset_4px_0_0_var(--color-danger-600)] forced-colors:aria-invalid:border-dashed';

/** The attributes that every control of the form has. */
type ControlProps = {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  required: true;
};

/** One field: label, hint, the control that `children` renders, and its error, if any. */
export function Field(props: {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = `contact-${props.name}`;
  return (
    <div className="grid gap-[0.4rem]">
      <label className="font-semibold" htmlFor={id}>
        {props.label}
      </label>
      <p className="text-small text-slate" id={`${id}-hint`}>
        {props.hint}
      </p>
      {props.children({
        id,
        name: props.name,
        className: CONTROL,
        'aria-describedby': props.error ? `${id}-hint ${id}-error` : `${id}-hint`,
        'aria-invalid': props.error ? true : undefined,
        required: true,
      })}
      {props.error && (
        <p
          className="flex items-start gap-2 text-[1rem] leading-[1.4] font-semibold text-danger-700"
          id={`${id}-error`}
        >
          <Icon className="mt-[0.1rem] size-[1.2rem]" name="icon-alert" />
          <span>{props.error}</span>
        </p>
      )}
    </div>
  );
}
