import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import { isRefusal } from '#modules/payment-methods/provider-http.ts';

import type { CarrierPorts } from '../carrier.ts';
import { readCdek, tokenSchema, wordsOfRefusal } from './cdek-answers.ts';

interface Keys {
  account: string;
  password: string;
  baseUrl: string;
}

interface CdekRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the address of the API, with its query; of a file its whole address. */
  path: string;
  body?: object;
}

/** Sends with a token, and gives the body of a 2xx answer; null for what CDEK does not know. */
export type CdekApi = (request: CdekRequest) => Promise<Buffer | null>;

/** A token is taken for over so long before its end. */
const spareMs = 60_000;
/** "Entity is not found by uuid", "Order not found by cdek_number": https://api-docs.cdek.ru/77695227.html. */
const unknownThing = /"v2_(?:entity_not_found|entity_not_found_im_number|order_not_found)"/;

/**
 * OAuth with client credentials (https://api-docs.cdek.ru/33828799.html). One token is asked for at a time, kept as
 * long as it holds, and asked for anew once when CDEK does not take it any more.
 */
export function createCdekApi({ account, password, baseUrl }: Keys, { http, now }: CarrierPorts): CdekApi {
  let token: { text: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function askToken(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: account,
      client_secret: password,
    });
    const answer = await http({
      method: 'POST',
      url: `${baseUrl}/oauth/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
    if (!isGood(answer.status)) throw refusalOf(answer);
    const { access_token: text, expires_in: seconds } = readCdek(tokenSchema, answer.body);
    token = { text, until: now() + seconds * 1000 - spareMs };
    return text;
  }

  async function readToken(): Promise<string> {
    if (token && token.until > now()) return token.text;
    asking ??= askToken().finally(() => (asking = null));
    return asking;
  }

  async function send({ method, path, body }: CdekRequest, bearer: string) {
    return http({
      method,
      url: urlOf(baseUrl, path),
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  return async (request) => {
    const bearer = await readToken();
    let answer = await send(request, bearer);
    if (answer.status === 401) {
      // Others may have a newer one by now.
      if (token?.text === bearer) token = null;
      answer = await send(request, await readToken());
    }
    if (isGood(answer.status)) return answer.body;
    if (answer.status === 404 || unknownThing.test(answer.body.toString('utf8'))) return null;
    throw refusalOf(answer);
  };
}

/** For what must be there; throws where CDEK does not know it. */
export async function askCdek(api: CdekApi, request: CdekRequest): Promise<Buffer> {
  const body = await api(request);
  if (body === null) throw new ProviderError('refused', 'CDEK does not know it');
  return body;
}

const isGood = (status: number) => status >= 200 && status < 300;

/** A file's address comes with an answer: the token goes to no other server. */
function urlOf(baseUrl: string, path: string): string {
  const url = new URL(path.startsWith('/') ? baseUrl + path : path);
  if (url.origin !== new URL(baseUrl).origin)
    throw new ProviderError('unavailable', 'CDEK names a file of another server');
  return url.href;
}

function refusalOf({ status, body }: { status: number; body: Buffer }): ProviderError {
  const words = wordsOfRefusal(body);
  return new ProviderError(isRefusal(status) ? 'refused' : 'unavailable', words || `CDEK answered ${status}`);
}
