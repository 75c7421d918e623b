import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { programVersion } from '#domain/program-version.ts';
import { webhookBodies } from '#domain/schemas/webhook-events.schema.ts';
import { createAuthenticator, type KeyReader, type TokenReader } from '#http/authenticate.ts';
import { createCorsPolicy } from '#http/cors.ts';
import type { ApiRoute } from '#http/define-route.ts';
import { sendError } from '#http/errors.ts';
import { makeEtag, sendPublic } from '#http/etag.ts';
import { createCookieGuard } from '#http/foreign-cookies.ts';
import { mountRoute } from '#http/mount-route.ts';
import { buildOpenApi } from '#http/openapi.ts';
import type { Disks } from '#http/refuse-on-full-disk.ts';
import type { CachedResponse, ResponseCache } from '#http/response-cache.ts';
import { createErrorTranslator } from '#http/translate-error.ts';
import { registerAgentTools } from '#modules/agents/register-agent-tools.ts';
import type { AuditLog } from '#modules/audit/audit-log.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { namedSchemas } from './named-schemas.ts';

export interface ApiOptions {
  modules: {
    routes: readonly ApiRoute[];
    services: { settings: Pick<SettingsReader, 'read'> };
    tokens: TokenReader;
    apiKeys: KeyReader;
    audit: Pick<AuditLog, 'note'>;
  };
  cache: ResponseCache;
  /** Addresses whose pages may call the API: the shop's own and the API's. */
  allowedOrigins: readonly string[];
  disks?: Disks | undefined;
  /** Base address of the API as callers see it; default `/api`. */
  baseUrl?: string;
}

/** Longest address that is answered, in bytes. */
const maxUrlLength = 4096;

/** The REST API under `/api`, as one encapsulated plugin with its own errors. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { modules, cache, allowedOrigins, disks, baseUrl = '/api' } = options;
  const { routes, services, tokens, apiKeys, audit } = modules;
  await app.register(
    async (api) => {
      const applyCors = createCorsPolicy(allowedOrigins);
      const dropForeignCookies = createCookieGuard(allowedOrigins);
      api.addHook('onRequest', async (request, reply) => {
        reply.header('x-request-id', request.id);
        applyCors(request, reply);
        dropForeignCookies(request);
        if (request.url.length > maxUrlLength) throw uriTooLong();
      });
      const translateError = createErrorTranslator(services.settings);
      const refuse = async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const told = await translateError(thrown, request).catch((failure: unknown) => failure);
        return sendError(told, request, reply);
      };
      api.setErrorHandler(refuse);
      api.setNotFoundHandler((request, reply) => refuse(noRoute(), request, reply));

      // A file of products is read as it comes, by the call that takes it.
      api.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));

      const authenticate = createAuthenticator(tokens, apiKeys);
      for (const route of routes) mountRoute(api, route, { cache, authenticate, audit, disks });
      registerAgentTools(api, { routes, authenticate, audit, disks, translateError });
      mountDocs(api, () =>
        JSON.stringify(
          buildOpenApi(routes, {
            version: programVersion,
            server: baseUrl,
            components: namedSchemas,
            webhooks: webhookBodies,
          }),
        ),
      );
      // Else a storefront route such as /:category/:slug would answer with a page.
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        api.route({
          method,
          url: '/*',
          handler: async () => {
            throw noRoute();
          },
        });
      }
      api.options('/*', async (_request, reply) =>
        reply.code(204).header('cache-control', 'no-store').send(),
      );
    },
    { prefix: '/api' },
  );
}

/** Written when somebody asks for it: most shops run without anybody doing so. */
function mountDocs(api: FastifyInstance, writeDocument: () => string): void {
  let answer: CachedResponse | undefined;
  api.get('/docs.json', async (request, reply) => {
    if (!answer) {
      const body = Buffer.from(writeDocument());
      answer = { body, etag: makeEtag(body), tags: [] };
    }
    return sendPublic(request, reply, answer);
  });
}

/** The text is the specification's (section 8). */
function noRoute(): AppError {
  return new AppError('not_found', 'errors.noRoute');
}

function uriTooLong(): Error {
  return Object.assign(new Error('URI Too Long'), { statusCode: 414 });
}
