import type { ReactNode } from 'react';

import type { Needed } from './may-use.ts';
import { useMay } from './session.ts';

/** What only those see whose role lets them do it. */
export function Allowed({ needed, children }: { needed: Needed; children: ReactNode }) {
  return useMay(needed) && children;
}
