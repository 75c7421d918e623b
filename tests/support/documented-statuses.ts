import { appendFileSync } from 'node:fs';

import type { FastifyInstance } from 'fastify';

import { contractStatuses } from '#http/contract-statuses.ts';
import type { ApiRoute } from '#http/define-route.ts';

/** Where a run notes what was answered, for `npm run unseen-failures`. */
const notes = process.env['SEEN_STATUSES'];
const noted = new Set<string>();

/** Addresses that are too long are refused before a route is asked. */
const tooLong = 414;

interface Answered {
  method: string;
  /** Of the route, as Fastify names it: `/api/products/:idOrSlug`. */
  pattern: string | undefined;
  status: number;
}

/** Makes an answer of the API whose status its contract does not name a 500 that says so, and not an error page. */
export function refuseUndocumented(app: FastifyInstance, routes: readonly ApiRoute[]): void {
  const judge = createStatusJudge(routes);
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const problem = judge({ method, pattern: routeOptions.url, status: reply.statusCode });
    if (problem === null) return payload;
    reply.code(500).removeHeader('content-length').type('application/json; charset=utf-8');
    return JSON.stringify({ code: 500, message: problem });
  });
}

function createStatusJudge(routes: readonly ApiRoute[]): (answered: Answered) => string | null {
  const calls = new Map(
    routes.flatMap(({ contract }) =>
      [contract.path, ...(contract.aliases ?? [])].map((path) => [
        `${contract.method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`,
        { name: `${contract.method} ${contract.path}`, statuses: contractStatuses(contract) },
      ]),
    ),
  );
  for (const { contract } of routes)
    for (const status of contract.failures ?? []) note(`named ${contract.method} ${contract.path} ${status}`);
  return ({ method, pattern, status }) => {
    const call = calls.get(`${method} ${pattern}`);
    if (!call) return null;
    note(`seen ${call.name} ${status}`);
    if (status >= 500 || status === tooLong || call.statuses.includes(status)) return null;
    return `${call.name} answers ${status}, which its contract does not name`;
  };
}

function note(line: string): void {
  if (notes === undefined || noted.has(line)) return;
  noted.add(line);
  appendFileSync(notes, `${line}\n`);
}
