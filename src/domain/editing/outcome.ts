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
export type Outcome<Document, Intent> =
  | { ok: true; document: Document; inverse: Intent }
  | { ok: false; reason: Refusal };

/** An edit that cannot be applied; the document stays as it is. */
export function refuse(reason: Refusal): { ok: false; reason: Refusal } {
  return { ok: false, reason };
}
