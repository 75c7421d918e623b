import { useState } from 'react';

import { notifyFailure, notifySuccess } from './notify.ts';

/** Does what a button asks for and tells how it went; `run` is true where it succeeded. */
export function useRun<Call>(apply: (call: Call) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);

  async function run(call: Call, success?: string): Promise<boolean> {
    setBusy(true);
    try {
      await apply(call);
      if (success !== undefined) notifySuccess(success);
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, isBusy };
}
