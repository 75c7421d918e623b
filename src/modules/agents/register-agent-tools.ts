import { McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { programVersion } from '#domain/program-version.ts';
import { answerMcp, refuseStreams } from '#http/answer-mcp.ts';
import { callRoute, type CallerDeps } from '#http/call-route.ts';
import type { ApiRoute } from '#http/define-route.ts';
import { describeError } from '#http/errors.ts';
import type { StaffIdentity } from '#http/identity.ts';
import type { Authenticate } from '#http/mount-route.ts';

import { agentInstructions, agentTools, type AgentTool, type ToolCall } from './agent-tools.ts';

interface AgentToolsDeps extends CallerDeps {
  routes: readonly ApiRoute[];
  authenticate: Authenticate;
  /** Puts an error into words. */
  translateError(error: unknown, request: FastifyRequest): Promise<unknown>;
}

/** Longest call, in bytes: that of edits, and what MCP puts around it. */
const mostBytes = 576 * 1024;
const path = '/mcp';

/** Tools by which programs draft into layers, over MCP: for keys of the API alone. */
export function registerAgentTools(api: FastifyInstance, deps: AgentToolsDeps): void {
  const byName = new Map(deps.routes.map((route) => [nameOf(route), route]));
  api.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const identity = await deps.authenticate(request, (name, text) => void reply.header(name, text));
    if (identity.kind !== 'staff' || !identity.key) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorized', 'apiKeys.errors.needed');
    }
    const caller = { request, identity };
    return answerMcp(request, reply, () => createAgentTools(byName, deps, caller));
  });
  refuseStreams(api, path);
}

interface ToolCaller {
  request: FastifyRequest;
  identity: StaffIdentity;
}

const nameOf = ({ contract }: ApiRoute) => `${contract.method} ${contract.path}`;

function createAgentTools(
  routes: ReadonlyMap<string, ApiRoute>,
  deps: AgentToolsDeps,
  caller: ToolCaller,
): McpServer {
  const server = new McpServer(
    { name: 'vitrina', version: programVersion },
    { instructions: agentInstructions },
  );
  for (const tool of agentTools)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        annotations: {
          readOnlyHint: tool.isReading,
          destructiveHint: false,
          idempotentHint: tool.name !== 'preview_link',
          openWorldHint: false,
        },
      },
      (input) => runTool(tool, input, { routes, deps, caller }),
    );
  return server;
}

interface Running {
  routes: ReadonlyMap<string, ApiRoute>;
  deps: AgentToolsDeps;
  caller: ToolCaller;
}

/** What the route refuses is a result that says why, in the form of the API's errors. */
async function runTool(tool: AgentTool, input: Record<string, unknown>, { routes, deps, caller }: Running) {
  const call = tool.toCall(input);
  const route = routes.get(call.route);
  if (!route) throw new Error(`No route ${call.route}`);
  const { request } = caller;
  const { params = {}, body } = call;
  try {
    const value = await callRoute(
      route,
      { params, search: toSearch(call.query), body, ip: request.ip },
      { audit: deps.audit, disks: deps.disks, ...caller, setHeader: () => {} },
    );
    return toResult(route.contract.response.parse(value) as Record<string, unknown>);
  } catch (thrown) {
    const { body: told } = describeError(await deps.translateError(thrown, request));
    if (told.code >= 500) request.log.error({ err: thrown, tool: tool.name }, 'A tool failed');
    return { ...toResult({ ...told }), isError: true };
  }
}

function toSearch(query: ToolCall['query'] = {}): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) search.append(`${name}[]`, String(one));
    else if (value !== undefined) search.append(name, String(value));
  }
  return search;
}

/** For programs of both kinds: those that read data, and those that read text. */
function toResult(data: Record<string, unknown>) {
  return { structuredContent: data, content: [{ type: 'text' as const, text: JSON.stringify(data) }] };
}
