import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Webhook } from 'standardwebhooks';

export interface ReceivedMessage {
  id: string;
  type: string;
  data: Record<string, unknown>;
  body: string;
  headers: IncomingHttpHeaders;
  path: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** How it answers from now on; 204 at the beginning. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  /** Whether a message was signed with the secret, by the library of the standard. */
  isSigned(message: ReceivedMessage, secret: string): boolean;
  stop(): Promise<void>;
}

/** A program that takes webhooks as the standard says (Standard Webhooks 1.0), on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const { type, data } = JSON.parse(body);
    const id = String(request.headers['webhook-id']);
    received.push({ id, type, data, body, headers: request.headers, path: request.url ?? '' });
    receiver.answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (response) => response.writeHead(204).end(),
    isSigned({ body, headers }, secret) {
      try {
        new Webhook(secret).verify(body, headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
