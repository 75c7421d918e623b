import type { ReactNode } from 'react';

import type { FormState } from './form-state.ts';

interface SubmitButtonProps {
  status: FormState<never>['status'];
  /** Looks disabled, yet can be reached: sending then says what is missing. */
  looksDisabled?: boolean;
  children: ReactNode;
}

export function SubmitButton({ status, looksDisabled = false, children }: SubmitButtonProps) {
  const isBusy = status === 'sending';
  return (
    <button
      type="submit"
      className="vt-button vt-button--primary vt-submit"
      aria-disabled={looksDisabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}
