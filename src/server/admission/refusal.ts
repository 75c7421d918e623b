import type { IncomingMessage, ServerResponse } from 'node:http';

import type { CorsHeaders } from '#http/cors.ts';
import type { ErrorBody } from '#http/errors.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { busyPage } from '#site/error/busy-page.ts';

/** Written beforehand, head as the flat list that writeHead takes: a refusal must cost next to nothing. */
interface Answer {
  head: string[];
  body: Buffer;
}

type Audience = 'reader' | 'sender' | 'caller';

/** Seconds; each in turn, so that those who were refused together do not come back together. */
const waits = [2, 3, 4];
/** Bodies up to this size are read to their end, so that the connection can go on; others cost it. */
const smallBody = 64 * 1024;

/**
 * Answers 503 and when to come back: pages by a page that does so itself, calls in the form of the API's errors, which
 * pages of listed origins may read.
 */
export type Refuse = (request: IncomingMessage, response: ServerResponse) => void;

export function createRefusal(language: Language, corsHeaders: CorsHeaders = () => ({})): Refuse {
  const answers = waits.map((seconds) => writeAnswers(language, seconds));
  let turn = 0;
  return (request, response) => {
    turn = (turn + 1) % answers.length;
    const audience = audienceOf(request);
    const answer = answers[turn]?.[audience];
    if (!answer) throw new Error('There is no such refusal');
    if (hasLargeBody(request)) response.shouldKeepAlive = false;
    const cors = audience === 'caller' ? Object.entries(corsHeaders(request.headers.origin)).flat() : [];
    response.writeHead(503, cors.length === 0 ? answer.head : [...answer.head, ...cors]);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  };
}

function writeAnswers(language: Language, seconds: number): Record<Audience, Answer> {
  const toPage = (page: ReturnType<typeof busyPage>) =>
    toAnswer(page.html, { ...page.headers, 'Content-Type': 'text/html; charset=utf-8' }, seconds);
  const error: ErrorBody = { code: 503, message: translatorOf(language)('api.busy') };
  return {
    reader: toPage(busyPage({ language, seconds })),
    sender: toPage(busyPage({ language, seconds: null })),
    caller: toAnswer(
      JSON.stringify(error),
      {
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Type': 'application/json; charset=utf-8',
      },
      seconds,
    ),
  };
}

function toAnswer(text: string, headers: Record<string, string>, seconds: number): Answer {
  const body = Buffer.from(text);
  const all = { ...headers, 'Content-Length': String(body.length), 'Retry-After': String(seconds) };
  return { head: Object.entries(all).flat(), body };
}

function audienceOf({ method, url = '' }: IncomingMessage): Audience {
  if (url.startsWith('/api/')) return 'caller';
  return method === 'GET' || method === 'HEAD' ? 'reader' : 'sender';
}

function hasLargeBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBody;
}
