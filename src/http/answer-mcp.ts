import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers one call over MCP by the protocol's own SDK: a server for each call, so that any instance answers the next. */
export async function answerMcp(
  request: FastifyRequest,
  reply: FastifyReply,
  createServer: () => McpServer,
): Promise<FastifyReply> {
  // Nothing changes that a program could follow.
  const handler = createMcpHandler(createServer, { maxSubscriptions: 0 });
  try {
    const answered = await handler.fetch(toWebRequest(request), { parsedBody: request.body });
    return await sendOn(reply, answered);
  } finally {
    await handler.close();
  }
}

/** There is no stream to follow and no session to end. */
export function refuseStreams(app: FastifyInstance, url: string): void {
  app.route({
    method: ['GET', 'DELETE'],
    url,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

/** Without what names the caller: who it is was seen before. */
function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !['content-length', 'host', 'cookie', 'authorization'].includes(name))
      headers.set(name, String(value));
  return new Request(new URL(request.url, 'http://localhost'), {
    method: 'POST',
    headers,
    body: JSON.stringify(request.body),
  });
}

async function sendOn(reply: FastifyReply, answered: Response): Promise<FastifyReply> {
  reply.code(answered.status).header('cache-control', 'no-store');
  const type = answered.headers.get('content-type');
  if (type !== null) reply.header('content-type', type);
  return reply.send(Buffer.from(await answered.arrayBuffer()));
}
