import type { IncomingMessage, ServerResponse } from 'node:http';

import type { ClientFolders } from '#server/project-paths.ts';
import { Run } from '#server/run-server.ts';

/** The whole app, as its sources were when it was started. */
export interface Shop {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** After the answers that are on their way. */
  close(): Promise<void>;
}

interface ShopInput {
  env: Record<string, string | undefined>;
  databaseUrl: string;
  folders: ClientFolders;
  /** Where browsers reach it, without a slash at the end. */
  origin: string;
  print(text: string): void;
}

/** For answers that never end, such as a page whose reader is gone. */
const longestAnswerMs = 5000;

/**
 * Starts the app on a database that is there already; loaded by Vite's module runner, so that a changed source can be
 * loaded anew. It listens on a port that nobody knows, because its jobs begin with that; requests are handed to it.
 * What it opened is closed when it fails.
 */
export async function startShop({ env, databaseUrl, folders, origin, print }: ShopInput): Promise<Shop> {
  const run = new Run();
  try {
    const app = await run.start({
      env: {
        ...env,
        // What a start has to say is said again with each change.
        LOG_LEVEL: env['LOG_LEVEL'] || 'error',
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: env['PUBLIC_URL'] || origin,
      },
      development: { ...folders, origin, print },
    });
    if (!app) throw new Error('The start was given up');
    const answers = new Set<ServerResponse>();
    return {
      handle(request, response) {
        answers.add(response);
        response.once('close', () => answers.delete(response));
        app.server.emit('request', request, response);
      },
      async close() {
        const ended = [...answers].map((answer) => new Promise((resolve) => answer.once('close', resolve)));
        const late = new Promise((resolve) => setTimeout(resolve, longestAnswerMs).unref());
        await Promise.race([Promise.all(ended), late]);
        await run.close();
      },
    };
  } catch (error) {
    await run.close();
    throw error;
  }
}
