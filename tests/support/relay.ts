import { connect, createServer, type Socket } from 'node:net';

import { Client } from 'pg';

export interface Relay {
  /** Of a database of the server that it leads to. */
  urlOf(database: string): string;
  /** Leads new connections to the server at the address; those that are open stay. */
  pointTo(serverUrl: string): void;
  /** Ends all connections, and takes none until it is pointed somewhere. */
  cut(): void;
  stop(): Promise<void>;
}

/** One address on the loopback before a server that listens on a socket, as a proxy before a primary is. */
export async function startRelay(serverUrl: string): Promise<Relay> {
  const open = new Set<Socket>();
  let target: string | undefined;
  const pointTo = (url: string) => {
    const { host, port } = new Client({ connectionString: url });
    target = `${host}/.s.PGSQL.${port}`;
  };
  const cut = () => {
    target = undefined;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    if (target === undefined) return client.destroy();
    const behind = connect(target);
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port');
  pointTo(serverUrl);
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${address.port}/${database}`,
    pointTo,
    cut,
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
