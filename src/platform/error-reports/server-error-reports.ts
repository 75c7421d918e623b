import { errorEnvelope } from '#domain/error-reports/error-envelope.ts';
import { readDsn } from '#domain/error-reports/read-dsn.ts';
import { isSampled, reportLimits, reportSamples } from '#domain/error-reports/report-limits.ts';

/** Posts one envelope; throws when it could not. */
type PostEnvelope = (endpoint: string, body: string) => Promise<void>;

interface Connection {
  /** The DSN as the shop has it now; empty: nothing is reported. */
  readSetting(): Promise<string>;
  onFailure(error: unknown): void;
}

export interface ServerErrorReports {
  /** Reports an error some time soon; never waits, never throws. */
  note(error: unknown): void;
  /** From here on errors are reported; those before are only logged. */
  connect(connection: Connection): void;
}

const minute = 60_000;

/**
 * Tells the shop's error service what the server logs as an error: at most 20 a minute and three at once, so
 * that an outage costs neither us nor the service more than the log does.
 */
export function createServerErrorReports({
  post = postEnvelope,
  now = () => new Date(),
}: {
  post?: PostEnvelope;
  now?: () => Date;
} = {}): ServerErrorReports {
  let connection: Connection | undefined;
  let windowStart = 0;
  let inWindow = 0;
  let underWay = 0;

  function mayTake(time: number): boolean {
    if (time - windowStart >= minute) {
      windowStart = time;
      inWindow = 0;
    }
    if (inWindow >= reportLimits.perMinuteOfServer || underWay >= reportLimits.serverAtOnce) return false;
    inWindow += 1;
    return true;
  }

  async function deliver(error: Error, { readSetting, onFailure }: Connection): Promise<void> {
    underWay += 1;
    try {
      const address = readDsn(await readSetting());
      if (address === null) return;
      const body = errorEnvelope({ error: withoutFolder(error), platform: 'node', address: '', now: now() });
      await post(address.endpoint, body);
    } catch (failure) {
      onFailure(failure);
    } finally {
      underWay -= 1;
    }
  }

  return {
    note(error) {
      if (!connection || !(error instanceof Error) || !isSampled(reportSamples.errors)) return;
      if (mayTake(now().getTime())) void deliver(error, connection);
    },
    connect(given) {
      connection = given;
    },
  };
}

/** Where the program stands on this machine is nobody's business. */
function withoutFolder(error: Error): Error {
  const copy = new Error(error.message);
  copy.name = error.name;
  copy.stack = (error.stack ?? '')
    .replaceAll(`file://${process.cwd()}/`, '')
    .replaceAll(`${process.cwd()}/`, '');
  return copy;
}

/** To the address asked for, never to where it redirects. */
async function postEnvelope(endpoint: string, body: string): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(3000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The service for error reports answered ${response.status}`);
}
