import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

import type { Config } from './config.ts';

/** Names whose values never reach the log, at the top and up to two levels deep. */
const secretNames = [
  'password',
  'newPassword',
  'token',
  'accessToken',
  'secret',
  'secretKey',
  'secretKeys',
  'secretAccessKey',
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-cart-token"]',
  'databaseUrl',
  'smtpUrl',
  'connectionString',
];

function listRedactedPaths(): string[] {
  return secretNames.flatMap((name) => {
    const tail = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${tail}`, `*.*${tail}`, `*.*.*${tail}`];
  });
}

/** JSON lines on stdout (or the stream given) with UTC times; secrets are replaced. */
export function createLogger(level: Config['logLevel'], stream?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: listRedactedPaths(), censor: '[redacted]' },
  };
  return stream ? pino(options, stream) : pino(options);
}
