import type { FastifyInstance } from 'fastify';

import { policyReportPath } from '#domain/page-policy.ts';
import { clientKey } from '#http/client-address.ts';
import { sendError } from '#http/errors.ts';

import type { PolicyReports } from './policy-reports.ts';

const bodyLimit = 16 * 1024;

/** Where browsers send what a page's policy has blocked. They heed no answer, so it is always the same. */
export function registerPolicyReports(
  app: FastifyInstance,
  { policyReports }: { policyReports: Pick<PolicyReports, 'take'> },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    scope.post(policyReportPath, { bodyLimit }, async (request, reply) => {
      policyReports.take({ body: readJson(request.body), client: clientKey(request), host: request.host });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
