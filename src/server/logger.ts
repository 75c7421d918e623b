import { pino, stdTimeFunctions, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

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
  'databaseDirectUrl',
  'databaseReplicaUrl',
  'smtpUrl',
  'connectionString',
];

function listRedactedPaths(): string[] {
  return secretNames.flatMap((name) => {
    const tail = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${tail}`, `*.*${tail}`, `*.*.*${tail}`];
  });
}

const errorLevel = 50;

/** JSON lines on stdout (or the stream given) with UTC times; secrets are replaced. */
export function createLogger(
  level: Config['logLevel'],
  stream?: DestinationStream,
  /** Hears of what is logged as an error. */
  onError?: (error: unknown) => void,
): Logger {
  const hooks: NonNullable<LoggerOptions['hooks']> = {
    logMethod(args, method, logged) {
      const [details] = args as unknown[];
      if (logged >= errorLevel && typeof details === 'object' && details !== null && 'err' in details) {
        onError?.(details.err);
      }
      method.apply(this, args);
    },
  };
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: listRedactedPaths(), censor: '[redacted]' },
    ...(onError && { hooks }),
  };
  return stream ? pino(options, stream) : pino(options);
}
