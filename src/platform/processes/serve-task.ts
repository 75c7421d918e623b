import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

import type { Log } from '../log.ts';
import type { FromTask, ToTask } from './task-messages.ts';

/**
 * The whole of a process that `runTask` starts: does the work once and ends. The signal says that it is to stop soon;
 * without the program that started it the process ends at once.
 */
export function serveTask<Input>(
  work: (input: Input, tools: { signal: AbortSignal; log: Log }) => Promise<void>,
): void {
  giveWay();
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  // A terminal and systemd send them to every process of the program.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', () => process.exit(1));
  const log: Log = {
    warn: (details, message) => send({ level: 'warn', details, message }),
    error: (details, message) => send({ level: 'error', details, message }),
  };
  const end = (last: FromTask) => send(last, () => process.exit(0));
  process.on('message', (message: ToTask) => {
    if (message === 'stop') return stop();
    work(message.input as Input, { signal: stopping.signal, log }).then(
      () => end('ended'),
      (failed: unknown) => end({ failed }),
    );
  });
}

function send(message: FromTask, done: () => void = () => {}): void {
  process.send?.(message, undefined, undefined, done);
}

/** Lets all others go first where the processor is short. On Linux the priority is a thread's: also those that collect garbage. */
function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended, or the system forbids it: the work is the same.
    }
  }
}
