import { useRef, useState } from 'react';

import { ApiError } from '../api/api-error.ts';

interface VersionConflict {
  /** Somebody else has saved since: `ConflictAlert` asks what now. */
  isInConflict: boolean;
  /** Sends with the version that was read; `unsaved` where somebody else has saved since. */
  sendVersion(send: (version: number) => Promise<void>): Promise<void | 'unsaved'>;
  /** From now on what is sent goes over what somebody else has saved. */
  takeOver(): void;
}

/** Follows the version of what a form edits, as it was read when the form was opened. */
export function useVersionConflict(read: number): VersionConflict {
  const version = useRef(read);
  const [theirs, setTheirs] = useState<number | null>(null);
  return {
    isInConflict: theirs !== null,
    async sendVersion(send) {
      setTheirs(null);
      try {
        await send(version.current);
      } catch (error) {
        if (!(error instanceof ApiError) || typeof error.data['version'] !== 'number') throw error;
        setTheirs(error.data['version']);
        return 'unsaved';
      }
    },
    takeOver() {
      version.current = theirs ?? version.current;
    },
  };
}
