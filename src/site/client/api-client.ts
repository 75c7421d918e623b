import type { FieldErrors } from '#domain/errors.ts';
import { isRefusal } from '#domain/form-refusal.ts';
import { describeFailedRequest } from '#domain/log-texts.ts';

import { readShopContext } from './shop-context.ts';

/** A call that failed: `status` is null when no answer came. */
export interface ApiFailure {
  status: number | null;
  message: string;
  errors?: string[];
  children?: FieldErrors;
  /** Seconds after which the server is willing again. */
  retryAfter?: number;
  /** The whole answer, for calls that say more when they refuse. */
  body?: unknown;
}

interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number | readonly (string | number)[]>;
  /** Bearer token of the signed-in customer. */
  token?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** It changes nothing, though it is no GET. */
  isQuestion?: true;
  /** How loud a failure is in the console (specification section 8); default notify. */
  report?: 'notify' | 'alert';
}

/** Announces that the server no longer knows the token that was sent. */
export const sessionEnded = 'vt:session-ended';

/** Seconds for which a call waits by itself where the server is busy. */
const mostWait = 4;

/**
 * Calls the API. Gives an error-and-data pair and never throws; failures are logged with the request as
 * their tag, nothing more (specification sections 7 and 8). What a busy server did not take is sent once more when it
 * is willing again, unless that could do something twice.
 */
export async function callApi<Data>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: CallOptions = {},
): Promise<[ApiFailure, null] | [null, Data]> {
  const {
    body,
    query = {},
    token,
    headers,
    signal,
    keepalive = false,
    isQuestion,
    report = 'notify',
  } = options;
  const tag = `${method} ${path}`;
  try {
    const send = () =>
      fetch(readShopContext().api + path + toSearch(query), {
        method,
        keepalive,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    let response = await send();
    const wait = secondsToWait(response);
    const isRepeatable = method === 'GET' || isQuestion || headers?.['idempotency-key'] !== undefined;
    if (wait !== null && isRepeatable) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      response = await send();
    }
    const data: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
    const isRefused = method !== 'GET' && isRefusal(data);
    if (response.ok && !isRefused) return [null, data as Data];
    if (response.status === 401 && token) document.dispatchEvent(new CustomEvent(sessionEnded));
    return fail(tag, toFailure(response, data), report);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (signal?.aborted) return [{ status: null, message }, null];
    return fail(tag, { status: null, message }, report);
  }
}

/** Null where the server is not busy, or says that it will be for long. */
function secondsToWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after'));
  return status === 503 && seconds > 0 && seconds <= mostWait ? seconds : null;
}

function fail(tag: string, failure: ApiFailure, report: 'notify' | 'alert'): [ApiFailure, null] {
  const text = `${describeFailedRequest(failure.status, failure.message)} [${tag}]`;
  // oxlint-disable-next-line no-console
  if (report === 'alert') console.error(text);
  // oxlint-disable-next-line no-console
  else console.log(text);
  return [failure, null];
}

function toFailure(response: Response, data: unknown): ApiFailure {
  const body = (typeof data === 'object' && data !== null ? data : {}) as Partial<ApiFailure>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    status: response.status,
    message: typeof body.message === 'string' ? body.message : describeStatus(response),
    ...(body.errors && { errors: body.errors }),
    ...(body.children && { children: body.children }),
    ...(retryAfter > 0 && { retryAfter }),
    body: data,
  };
}

/** Of an answer without words of its own. */
function describeStatus({ ok, statusText }: Response): string {
  return ok ? 'Validation Failed' : statusText;
}

function toSearch(query: NonNullable<CallOptions['query']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object') for (const item of value) search.append(`${name}[]`, String(item));
    else search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
