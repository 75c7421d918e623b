import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { z } from 'zod';

import {
  demoLanguages,
  starterSiteNames,
  type DemoLanguage,
  type StarterSiteName,
} from '#domain/schemas/starter-site.schema.ts';
import type { TrustedProxies } from '#http/client-address.ts';

import { ConfigError, httpUrl, oneOf } from './config-values.ts';
import { backupS3Variables, readBackupS3, type S3Service } from './backup-s3-config.ts';
import { readS3, s3Variables, type S3Config } from './s3-config.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');

/** A number of proxies, or their addresses and networks with commas between. */
const trustedProxies = z
  .string()
  .transform((text): TrustedProxies =>
    /^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim()),
  )
  .refine(
    (value) => typeof value === 'number' || value.every(isNetwork),
    'must be the number of proxies (0 to 9), or their addresses like 10.0.0.1, 10.1.0.0/16',
  );

const drainSeconds = z
  .string()
  .regex(/^\d{1,3}(?:\.\d+)?$/, 'must be seconds from 0 to 300, such as 3 or 0.5')
  .transform(Number)
  .refine((value) => value <= 300, 'must be seconds from 0 to 300, such as 3 or 0.5');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** One host: pg knows no lists of them, so that a proxy finds the primary (docs/databases.md). */
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgresql://user:password@host/name, with one host',
});

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().regex(/^\S+$/, 'must be a host name or an IP address').default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().regex(/^\S+$/, 'must be a host name or an IP address').default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  API_URL: httpUrl.optional(),
  TRUST_PROXY: trustedProxies.default(0),
  DRAIN_SECONDS: drainSeconds.default(0.5),
  WEBHOOKS_TO_OWN_NETWORK: oneOf(['0', '1']).default('0'),
  DEMO: oneOf(['0', '1']).default('1'),
  DEMO_SAMPLES: oneOf(['0', '1']).default('1'),
  SITE: oneOf(starterSiteNames).default('shop'),
  DEMO_LANGUAGE: oneOf(demoLanguages).default('en'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' })
    .optional(),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (keys): keys is [string, ...string[]] => keys.every((key) => key.length >= 32),
      'must have at least 32 characters, as `openssl rand -base64 32` gives them',
    )
    .optional(),
  ...s3Variables,
  ...backupS3Variables,
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
});
type Variables = z.infer<typeof variables>;
/** What the program reads of its environment. */
export const variableNames: readonly string[] = variables.keyof().options;

/** Their values are never printed. */
const secrets = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'ADMIN_PASSWORD',
]);

export type Config = {
  port: number;
  host: string;
  /** Where figures for a monitoring system are read; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Of a collector of traces by OTLP over HTTP, without a slash at the end; undefined: nothing is traced. */
  tracesUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded server in `dataDir`. */
  databaseUrl: string | undefined;
  /** Of the server itself, where `databaseUrl` leads through a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** Of a streaming replica of it. */
  databaseReplicaUrl: string | undefined;
  /** Without a slash at the end, as `apiUrl`. */
  publicUrl: string | undefined;
  apiUrl: string | undefined;
  /** Whose X-Forwarded-For tells the client's address; 0: nobody's. */
  trustedProxies: TrustedProxies;
  /** Between readiness 503 and the last connection that is accepted, for proxies to notice; a Ctrl-C skips it. */
  drainMs: number;
  /** For development: webhooks may go to this machine and its network, and without TLS. */
  webhooksToOwnNetwork: boolean;
  demo: boolean;
  /** The demo has orders, enquiries and reviews of nobody. */
  samples: boolean;
  /** What the demo sells. */
  site: StarterSiteName;
  demoLanguage: DemoLanguage;
  logLevel: Variables['LOG_LEVEL'];
  smtpUrl: string | undefined;
  /** The first encrypts secrets in the database, the others still open them; undefined: a file in `dataDir`. */
  secretKeys: readonly [string, ...string[]] | undefined;
  /** Undefined: files are kept in `dataDir`. */
  s3: S3Config | undefined;
  /** The service that `s3://bucket/folder` is of, for backups; undefined where none is named. */
  backupS3: S3Service | undefined;
  /** The first admin to create. */
  admin: { email: string; password: string } | undefined;
};

/** Reads the program's variables; an empty one counts as unset. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  refuseUnknown(Object.keys(given));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new ConfigError(describeIssue(parsed.error.issues[0], given));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataDir: resolve(values.DATA_DIR),
    ...readDatabase(values),
    publicUrl: values.PUBLIC_URL,
    apiUrl: values.API_URL,
    trustedProxies: values.TRUST_PROXY,
    drainMs: values.DRAIN_SECONDS * 1000,
    webhooksToOwnNetwork: values.WEBHOOKS_TO_OWN_NETWORK === '1',
    demo: values.DEMO === '1',
    samples: values.DEMO_SAMPLES === '1',
    site: values.SITE,
    demoLanguage: values.DEMO_LANGUAGE,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    secretKeys: values.SECRET_KEY,
    s3: readS3(values, values.PUBLIC_URL),
    backupS3: readBackupS3(values),
    admin: readAdmin(values),
  };
}

/** A misspelt variable of ours would otherwise be ignored in silence. */
function refuseUnknown(names: string[]): void {
  const unknown = names.find((name) => name.startsWith('VITRINA_'));
  if (!unknown) return;
  const known = unknown.slice('VITRINA_'.length);
  const hint = variableNames.includes(known) ? ` (did you mean ${known}?)` : '';
  throw new ConfigError(`${unknown} is not a variable of Vitrina${hint}.`);
}

function describeIssue(
  issue: z.core.$ZodIssue | undefined,
  given: Record<string, string | undefined>,
): string {
  const name = String(issue?.path[0]);
  const shown = secrets.has(name) ? '' : ` (it is ${JSON.stringify(given[name])})`;
  return `${name} ${issue?.message}${shown}.`;
}

function readDatabase(
  values: Variables,
): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'> {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      throw new ConfigError(`DATABASE_URL is missing: ${name} stands beside it, for the same database.`);
  }
  return {
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
  };
}

function readAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables): Config['admin'] {
  if (email && password) return { email, password };
  if (email) throw new ConfigError('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set, so both are needed.');
  if (password) throw new ConfigError('ADMIN_EMAIL is missing: ADMIN_PASSWORD is set, so both are needed.');
  return undefined;
}
