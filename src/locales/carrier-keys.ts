import type { messages as english } from './en/admin/known-carriers.ts';

/** Every carrier that has texts. */
export type CarrierKey = keyof typeof english;
