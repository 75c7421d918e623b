import { setTimeout as sleep } from 'node:timers/promises';

import { PlainConnection } from './plain-connection.ts';

/** What is asked at an even rate, whether or not the server keeps up. */
export interface LoadOrder {
  origin: string;
  perSecond: number;
  seconds: number;
  /** How many requests of the kinds come in a hundred. */
  mix: Readonly<Record<string, number>>;
  /** Whole requests, head and body, a list for each kind of the mix; taken in turn. */
  requests: Readonly<Record<string, readonly string[]>>;
}

/** One request: its kind, when it was due (ms from the beginning), what came of it and when, counted from due. */
export type Outcome = [kind: string, due: number, status: number | null, ms: number];

const mostConnections = 3000;

/** A program of its own, so that its work delays no server: takes a `LoadOrder` as a message and answers outcomes. */
process.once('message', (order: LoadOrder) => {
  void runLoad(order).then((outcomes) => process.send?.(outcomes, () => process.disconnect()));
});

/** Counts from the time a request was due: one that could not be sent because others hang has waited too. */
async function runLoad({ origin, perSecond, seconds, mix, requests }: LoadOrder): Promise<Outcome[]> {
  const { hostname, port } = new URL(origin);
  const kinds = spread(mix);
  const outcomes: Outcome[] = [];
  const idle: PlainConnection[] = [];
  const backlog: (() => void)[] = [];
  const taken: Record<string, number> = {};
  const count = Math.round(perSecond * seconds);
  const began = performance.now();
  let open = 0;

  const send = (kind: string, due: number) => {
    const list = requests[kind] ?? [];
    const bytes = list[(taken[kind] = (taken[kind] ?? -1) + 1) % list.length] ?? '';
    let connection = idle.pop();
    while (connection && !connection.isOpen) connection = idle.pop();
    if (!connection) {
      if (open >= mostConnections) return backlog.push(() => send(kind, due));
      open++;
      connection = new PlainConnection(Number(port), hostname);
    }
    const used = connection;
    used.send(bytes, (status) => {
      outcomes.push([kind, Math.round(due), status, performance.now() - began - due]);
      if (used.isOpen) idle.push(used);
      else open--;
      backlog.shift()?.();
    });
    return undefined;
  };

  for (let sent = 0; sent < count; await sleep(1)) {
    const now = performance.now() - began;
    for (; sent < count && (sent * 1000) / perSecond <= now; sent++)
      send(kinds[sent % kinds.length] ?? '', (sent * 1000) / perSecond);
  }
  for (let waited = 0; outcomes.length < count && waited < 15_000; waited += 50) await sleep(50);
  for (const connection of idle) connection.close();
  return outcomes;
}

/** A hundred kinds in an order that has each of them evenly. */
function spread(mix: LoadOrder['mix']): string[] {
  return Object.entries(mix)
    .flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, index) => ({ kind, at: (index + 0.5) / count })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}
