import { createConnection } from 'node:net';

/** Longest path that the system takes for a socket. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

export function fitsSocket(path: string): boolean {
  return Buffer.byteLength(path) <= longestSocketPath;
}

/**
 * Whether a process listens on a socket or named pipe. The kernel says so, also across containers that share
 * the folder, and of a process that is frozen: only a plain refusal is a no.
 */
export function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    const settle = (answer: boolean) => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(1000, () => settle(true));
    socket.once('connect', () => settle(true));
    socket.once('error', (error) => settle(!('code' in error && refusals.has(String(error.code)))));
  });
}

/** Nothing is there, nobody listens, or it is no socket (any more). */
const refusals = new Set(['ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ENOTSOCK', 'EPROTOTYPE']);
