import { useLanguage } from '../i18n/language.ts';
import { askForProof } from '../session/proof.ts';
import { useSession } from '../session/session.ts';
import { ApiError, toApiError } from './api-error.ts';
import { saveFile } from './save-file.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/** The API with the session of who is signed in; every call throws `ApiError`. */
export const api = {
  get: <Answer>(path: string, query?: Query, signal?: AbortSignal) =>
    call<Answer>('GET', path, { query, signal }),
  /**
   * With an `idempotencyKey` a call that is sent again, its answer being lost, does nothing twice. One that `isKept` is
   * sent although the page is being left.
   */
  post: <Answer>(
    path: string,
    body?: unknown,
    query?: Query,
    options: Pick<CallOptions, 'idempotencyKey' | 'signal' | 'isKept'> = {},
  ) => call<Answer>('POST', path, { body, query, ...options }),
  put: <Answer>(path: string, body?: unknown) => call<Answer>('PUT', path, { body }),
  delete: <Answer>(path: string, query?: Query) => call<Answer>('DELETE', path, { query }),
  upload,
  download,
  stream,
};

interface CallOptions {
  body?: unknown;
  idempotencyKey?: string;
  isKept?: boolean;
  query?: Query | undefined;
  signal?: AbortSignal | undefined;
}

async function call<Answer>(method: string, path: string, options: CallOptions): Promise<Answer> {
  try {
    return await tryCall<Answer>(method, path, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    const { need } = error.data;
    if (need === 'two-factor') useSession.getState().requireTotp();
    // What opens doors asks for the password again, and goes on once it is given.
    if (need !== 'password' || !(await askForProof())) throw error;
    return tryCall<Answer>(method, path, options);
  }
}

async function tryCall<Answer>(method: string, path: string, options: CallOptions): Promise<Answer> {
  const response = await send(method, path, options);
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) throw failed(response.status, answer, response.statusText);
  return answer as Answer;
}

async function send(
  method: string,
  path: string,
  { body, query, signal, idempotencyKey, isKept = false }: CallOptions,
): Promise<Response> {
  try {
    return await fetch(addressOf(path, query), {
      method,
      headers: {
        ...authorization(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(isKept && { keepalive: true }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: error instanceof Error ? error.message : String(error) });
  }
}

/** Sends a file as it is; `onProgress` hears from 0 to 1. */
function upload<Answer>(
  path: string,
  file: Blob,
  {
    query,
    onProgress,
    signal,
  }: { query?: Query; onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Answer> {
  // fetch() tells nothing of how far an upload has come.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path, query));
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Answer);
      else reject(failed(request.status, request.response, request.statusText));
    });
    request.addEventListener('error', () => reject(new ApiError(0, { message: 'The upload failed' })));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Saves an answer as a file, under the name that the server gives it. */
async function download(path: string, query?: Query): Promise<void> {
  const response = await send('GET', path, { query });
  if (!response.ok) throw failed(response.status, await response.json().catch(() => undefined), '');
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';
  saveFile(await response.blob(), name);
}

/** An answer that comes piece by piece, for as long as it is read. */
async function stream(
  path: string,
  query: Query,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await send('GET', path, { query, signal });
  if (!response.ok) throw failed(response.status, await response.json().catch(() => undefined), '');
  if (!response.body) throw new ApiError(0, { message: 'No answer' });
  return response.body;
}

function failed(status: number, answer: unknown, statusText: string): ApiError {
  if (status === 401) useSession.getState().expire();
  return toApiError(status, answer, statusText);
}

/** Errors are to come in the language of the back office, which may not be the shop's. */
function authorization(): Record<string, string> {
  const token = useSession.getState().token;
  return {
    'accept-language': useLanguage.getState().language,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
}

/** Lists become `name[]`, as the API reads them; what is empty is left out. */
function addressOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const one of value) search.append(`${name}[]`, String(one));
    else search.append(name, String(value));
  }
  const text = search.toString();
  return `/api${path}${text === '' ? '' : `?${text}`}`;
}
