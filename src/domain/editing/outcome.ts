import type { ValueFault } from './find-fault.ts';

/**
 * Why an intent cannot be applied: what it names is not there or already is, its place is gone, its path
 * leads through a value or out of what may be changed, its value does not fit, a menu entry still has
 * children, would stand below itself or too deep, or the intent is one for another kind of document.
 */
export type Refusal =
  | 'unknown_target'
  | 'already_there'
  | 'stale_place'
  | 'blocked_path'
  | 'invalid_value'
  | 'not_empty'
  | 'below_itself'
  | 'too_deep'
  | 'wrong_document';

/** The document after an intent, with the intent that undoes it; the document given is untouched. */
export type Outcome<Document, Intent> = { ok: true; document: Document; inverse: Intent } | Refused;

export interface Refused {
  ok: false;
  reason: Refusal;
  /** Of a value that does not fit: which, and why. */
  fault?: ValueFault | undefined;
}

/** An edit that cannot be applied; the document stays as it is. */
export function refuse(reason: Refusal, fault?: ValueFault): Refused {
  return fault ? { ok: false, reason, fault } : { ok: false, reason };
}
