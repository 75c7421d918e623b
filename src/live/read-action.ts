import { actionPayloads, isActionName, type Action } from './messages.schema.ts';

export type ReadAction = { ok: true; action: Action } | { ok: false; error: 'unknown' | 'invalid' };

/** An action with its payload checked. An intent must come under its own name. */
export function readAction(name: string, payload: unknown): ReadAction {
  if (!isActionName(name)) return { ok: false, error: 'unknown' };
  const parsed = actionPayloads[name].safeParse(payload);
  if (!parsed.success) return { ok: false, error: 'invalid' };
  if ('intent' in parsed.data && parsed.data.intent.type !== name) return { ok: false, error: 'invalid' };
  return { ok: true, action: { action: name, payload: parsed.data } as Action };
}
