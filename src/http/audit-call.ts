import { AppError } from '#domain/errors.ts';

import type { RouteContract } from './define-route.ts';
import type { Identity } from './identity.ts';
import { maskDetails, type AuditNote } from './mask-details.ts';

export interface AuditNotes {
  note(entry: AuditNote): Promise<void>;
}

/** What a call was given. */
export interface CallInput {
  /** Of the path. */
  params: unknown;
  body: unknown;
  ip: string;
}

type Call = { contract: RouteContract; request: CallInput; identity: Identity } & (
  | { error: unknown }
  | { status: number; value: unknown }
);

/**
 * Leaves an entry for what somebody on the staff changed, was refused, or broke. What was merely typed wrong
 * changed nothing and leaves none.
 */
export async function noteCall(audit: AuditNotes, call: Call): Promise<void> {
  const { contract, request, identity } = call;
  if (identity.kind !== 'staff' || !contract.path.startsWith('/admin')) return;
  const result = 'error' in call ? statusOf(call.error) : call.status;
  const isOutcome = result === 403 || (contract.method !== 'GET' && (result < 400 || result >= 500));
  if (!isOutcome || (contract.isRoutine && result < 400)) return;
  await audit.note({
    action: `${contract.method} ${contract.path}`,
    entity: entityOf(contract.path, request.params, 'value' in call ? call.value : undefined),
    result,
    who: { staffId: identity.staffId, ...(identity.key && { apiKey: identity.key.name }) },
    ip: request.ip,
    details: maskDetails(request.body),
  });
}

function statusOf(error: unknown): number {
  return error instanceof AppError ? error.status : 500;
}

/** `/admin/orders/{id}/state` of 12 is `orders/12`; what has just been made is named by its new id. */
function entityOf(path: string, params: unknown, value: unknown): string {
  const values = new Map(Object.entries(params ?? {}).map(([name, text]) => [name, String(text)]));
  const steps = path.split('/').slice(2);
  const lastParameter = steps.findLastIndex((step) => step.startsWith('{'));
  if (lastParameter >= 0) {
    return steps
      .slice(0, lastParameter + 1)
      .map((step) => values.get(step.slice(1, -1)) ?? step)
      .join('/');
  }
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'number' || typeof id === 'string' ? `${steps[0] ?? ''}/${id}` : (steps[0] ?? '');
}
