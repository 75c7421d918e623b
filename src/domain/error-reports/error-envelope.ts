import { programVersion } from '../program-version.ts';
import { hideInAddress, hidePersonalData } from './hide-personal-data.ts';
import { readStack } from './read-stack.ts';

/** One visit as the service counts it. */
export interface ReportedSession {
  /** A UUID made for this visit alone. */
  id: string;
  /** ISO 8601. */
  started: string;
}

interface ErrorEnvelopeInput {
  /** What was thrown: anything may be. */
  error: unknown;
  platform: 'javascript' | 'node';
  /** The page's address; empty on the server. */
  address: string;
  now: Date;
  /** The visit in which it happened, when that is counted. */
  session?: ReportedSession | undefined;
}

const release = `vitrina@${programVersion}`;

/**
 * An error as an envelope of Sentry's protocol: https://develop.sentry.dev/sdk/foundations/envelopes/.
 * It names nobody: no address of mail or network, no cookie, no browser, no query.
 */
export function errorEnvelope({ error, platform, address, now, session }: ErrorEnvelopeInput): string {
  const eventId = crypto.randomUUID().replaceAll('-', '');
  const { type, message, stack } = describeError(error);
  const event = {
    event_id: eventId,
    timestamp: now.getTime() / 1000,
    platform,
    level: 'error',
    release,
    // Else the service writes down the address that the report came from.
    user: { ip_address: null },
    sdk: { name: 'vitrina', version: programVersion, settings: { infer_ip: 'never' } },
    ...(address !== '' && { request: { url: hideInAddress(address) } }),
    exception: {
      values: [
        {
          type,
          value: hidePersonalData(message),
          mechanism: { type: 'generic', handled: false },
          stacktrace: { frames: readStack(stack.replace(message, '')) },
        },
      ],
    },
  };
  const items: [header: object, body: object][] = [[{ type: 'event' }, event]];
  if (session) items.push([{ type: 'session' }, sessionBody(session, now, 1)]);
  return write({ event_id: eventId, sent_at: now.toISOString() }, items);
}

/** Tells that a visit has begun, so that the service knows the share of those with errors. */
export function sessionEnvelope(session: ReportedSession, now: Date): string {
  return write({ sent_at: now.toISOString() }, [[{ type: 'session' }, sessionBody(session, now, 0)]]);
}

function sessionBody({ id, started }: ReportedSession, now: Date, errors: number) {
  return {
    sid: id,
    init: errors === 0,
    started,
    timestamp: now.toISOString(),
    status: 'ok',
    errors,
    attrs: { release },
  };
}

function write(header: object, items: readonly [header: object, body: object][]): string {
  return [header, ...items.flat()].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Type, message and stack of anything that was thrown. */
export function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) {
    const message = typeof error === 'string' ? error : `Thrown: ${typeof error}`;
    return { type: 'Error', message, stack: '' };
  }
  return { type: error.name.slice(0, 100), message: error.message, stack: error.stack ?? '' };
}
