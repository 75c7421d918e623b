import type { FastifyInstance, FastifyRequest } from 'fastify';

import { notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { answerMcp, refuseStreams } from '#http/answer-mcp.ts';

import { forbidsIndexing } from '../feeds/robots-text.ts';
import { sendFeed } from '../feeds/send-feed.ts';
import { writeAgentGuide } from './agent-guide.ts';
import { createAgentTools, type AgentServices } from './ucp-tools.ts';
import { declareCapability, declareTools, ucpVersion } from './ucp-words.ts';

interface AgentsDeps {
  services: AgentServices;
  /** Without a trailing slash; known only once the server listens. */
  origin(): string;
  clientKey(request: FastifyRequest): string;
}

/** Longest call, in bytes: a cart of a hundred lines takes a tenth. */
const mostBytes = 64 * 1024;

/**
 * For programs that shop for people: a guide (`/agents.md`, and `/llms.txt` beside it), the profile of the Universal
 * Commerce Protocol, and its tools over MCP. All of it is 404 for a shop that does not want them, or is not to be found.
 */
export function registerAgents(app: FastifyInstance, { services, origin, clientKey }: AgentsDeps): void {
  async function readWelcoming(): Promise<Settings> {
    const settings = await services.settings.read();
    if (!settings.seo.agents || forbidsIndexing(settings.seo.robots)) throw notFound('page');
    return settings;
  }

  for (const path of [paths.agentGuide, '/llms.txt'])
    app.get(path, async (request, reply) => {
      const settings = await readWelcoming();
      const catalogs = await services.catalogs.children(null);
      const { pricesIncludeTax } = await services.taxes.readRules();
      const guide = writeAgentGuide({ settings, origin: origin(), pricesIncludeTax, catalogs });
      return sendFeed(request, reply, path === '/llms.txt' ? 'text/plain' : 'text/markdown', guide);
    });

  app.get('/.well-known/ucp', async (request, reply) => {
    await readWelcoming();
    return sendFeed(request, reply, 'application/json', JSON.stringify(describeShop(origin())));
  });

  void app.register(async (scope) => {
    scope.post(paths.agentTools, { bodyLimit: mostBytes }, async (request, reply) => {
      const settings = await readWelcoming();
      const client = clientKey(request);
      return answerMcp(request, reply, () =>
        createAgentTools({ services, origin: origin(), client, settings }),
      );
    });
    refuseStreams(scope, paths.agentTools);
  });
}

/** The profile by which programs learn what the shop speaks; nothing is paid over it. */
function describeShop(origin: string): object {
  const isSecure = origin.startsWith('https:');
  return {
    ucp: {
      version: ucpVersion,
      services: { 'dev.ucp.shopping': [declareTools(origin + paths.agentTools)] },
      capabilities: {
        'dev.ucp.shopping.catalog.search': declareCapability('dev.ucp.shopping.catalog.search'),
        'dev.ucp.shopping.catalog.lookup': declareCapability('dev.ucp.shopping.catalog.lookup'),
        'dev.ucp.shopping.cart': declareCapability('dev.ucp.shopping.cart'),
        // Its address has to be https.
        ...(isSecure && {
          'dev.ucp.shopping.permalink': declareCapability('dev.ucp.shopping.permalink', {
            endpoint: origin + paths.cartLink,
          }),
        }),
      },
      payment_handlers: {},
    },
  };
}
