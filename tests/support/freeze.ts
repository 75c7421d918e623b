import { readdirSync, readFileSync } from 'node:fs';

/** Stops a server and all its children (Linux), as a frozen machine does; gives what lets them go on. */
export function freezeServer(pid: number): () => void {
  const frozen = stopAll(pid);
  return () => send(frozen, 'SIGCONT');
}

/** Ends a server and all its children at one moment (Linux), as the death of their machine does. */
export function killServer(pid: number): void {
  send(stopAll(pid), 'SIGKILL');
}

function stopAll(pid: number): number[] {
  // First the one that could start more.
  process.kill(pid, 'SIGSTOP');
  const stopped = [pid, ...listChildren(pid)];
  send(stopped, 'SIGSTOP');
  return stopped;
}

function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readParent(name) === parent)
    .map(Number);
}

function readParent(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function send(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
