import { type FormState, isOffline } from '../sending/formState.ts';
import type { ToastKind } from './Toast.tsx';

/** The toast that comes with a state. None if it would contradict the notice in the form. */
export function toastOf(state: FormState): ToastKind | undefined {
  if (state.status === 'sent') return 'success';
  if (state.status !== 'failed' || state.reason === 'unknown' || isOffline(state)) return undefined;
  return 'failure';
}
