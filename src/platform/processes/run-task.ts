import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { Log } from '../log.ts';
import type { FromTask, ToTask } from './task-messages.ts';

/** A process ended without having said why: it was killed, or had no memory left. */
export class TaskDiedError extends Error {
  override name = 'TaskDiedError';
}

export interface Task {
  /** Calls `serveTask`. */
  script: string;
  /** Plain data. */
  input: object;
  /** Of its JavaScript heap; one that wants more dies. */
  mostMegabytes: number;
  log: Log;
}

/** A task that is told to stop gets so long, in milliseconds: less than a job that stops is waited for. */
const stopWaitMs = 2500;

/**
 * Runs a task in a process of its own, which takes neither memory nor turns from this one, and gives way to it where
 * the processor is short. Throws what the task throws, and TaskDiedError. Once the signal is aborted the task is asked
 * to stop, then killed; that is no failure.
 */
export async function runTask(
  { script, input, mostMegabytes, log }: Task,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const child = fork(script, [], {
    // Its own flags: those of this process may be for debugging it.
    execArgv: ['--max-semi-space-size=8', `--max-old-space-size=${mostMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let last: FromTask | undefined;
  child.on('message', (message) => {
    const said = message as FromTask;
    if (typeof said === 'object' && 'level' in said) log[said.level](said.details, said.message);
    else last = said;
  });
  const stop = () => stopTask(child);
  signal.addEventListener('abort', stop, { once: true });
  try {
    // The channel is closed after the last message, which may come later than the end of the process.
    const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    send(child, { input });
    const [[code, killed]] = (await ended) as [[number | null, string | null], unknown];
    if (last === 'ended' || signal.aborted) return;
    if (typeof last === 'object' && 'failed' in last) throw last.failed;
    throw new TaskDiedError(`A process ended with ${killed ?? code}`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** One that is gone by now hears nothing: its end is told by its events. */
function send(child: ChildProcess, message: ToTask): void {
  if (child.connected) child.send(message, () => {});
}

function stopTask(child: ChildProcess): void {
  send(child, 'stop');
  const late = setTimeout(() => child.kill('SIGKILL'), stopWaitMs).unref();
  child.once('exit', () => clearTimeout(late));
}
