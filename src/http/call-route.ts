import type { FastifyRequest } from 'fastify';

import { asDatabaseRefusal } from '#domain/database-refusal.ts';
import { asDiskRefusal } from '#platform/disk/disk-space.ts';

import { noteCall, type AuditNotes, type CallInput } from './audit-call.ts';
import type { ApiRoute } from './define-route.ts';
import { applyKey, checkAccess, checkProof, type Identity } from './identity.ts';
import { refuseOnFullDisk, type Disks } from './refuse-on-full-disk.ts';

export interface CallerDeps {
  audit: AuditNotes;
  /** None in tools and most tests. */
  disks?: Disks | undefined;
}

interface Caller extends CallerDeps {
  /** By which the call came. */
  request: FastifyRequest;
  identity: Identity;
  setHeader(name: string, value: string): void;
}

/**
 * Answers a private call of somebody who is known, and leaves its entry in the audit log. Who calls is judged before
 * what they send is read: a stranger learns nothing from validation. Throws what the route refuses.
 */
export async function callRoute(
  route: ApiRoute,
  { search, ...input }: CallInput & { search: URLSearchParams },
  { audit, disks, request, identity, setHeader }: Caller,
): Promise<unknown> {
  const { contract } = route;
  const answer = async () => {
    const caller = applyKey(identity, contract);
    checkAccess(caller, contract.access ?? 'anyone', contract);
    if (contract.isSensitive) checkProof(caller, contract);
    await refuseOnFullDisk(contract, disks);
    const call = route.prepare(input.params, search, input.body);
    return call.run({ request, identity: caller, setHeader, tag: () => {} });
  };
  const call = { contract, request: input, identity };
  const value = await answer().catch(async (thrown: unknown) => {
    const error = readRefusal(thrown, request);
    await noteCall(audit, { ...call, error });
    throw error;
  });
  await noteCall(audit, { ...call, status: contract.status ?? 200, value });
  return value;
}

/**
 * A full disk is told as such. What the database alone has refused is the caller's to mend, and ours to look at: a
 * schema should have said it.
 */
export function readRefusal(error: unknown, request: FastifyRequest): unknown {
  const full = asDiskRefusal(error);
  if (full) return full;
  const refusal = asDatabaseRefusal(error);
  if (!refusal) return error;
  request.log.error({ err: error, url: request.url }, 'The database refused what the call let through');
  return refusal;
}
