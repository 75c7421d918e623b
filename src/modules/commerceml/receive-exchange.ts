import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { translateError } from '#domain/i18n/translate-errors.ts';
import { clientKey } from '#http/client-address.ts';
import { readCookie } from '#http/cookies.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { refuseUpload } from '#platform/uploads/refuse-upload.ts';

import { partLimit, type Exchange } from './exchange.ts';
import type { NewsReceiver } from './receive-news.ts';
import type { OrderSender } from './send-orders.ts';

interface ReceiveDeps {
  exchange: Exchange;
  orders: OrderSender;
  news: NewsReceiver;
  settings: Pick<SettingsReader, 'read'>;
}

const path = '/api/1c';
const cookie = 'vitrina_1c';
/** Some versions send a little more than they were told. */
const bodyLimit = partLimit * 2;

/**
 * Where 1C sends its catalog, `?type=catalog&mode=checkauth|init|file|import|complete`, and fetches orders,
 * `?type=sale&mode=checkauth|init|query|success|file|import`, as its description of the exchange with sites has it ("Протокол обмена
 * с сайтом", v8.1c.ru). Answers but the orders are lines of text with the status 200, the first of them `success`,
 * `progress` or `failure`; 1C shows the others to its user.
 */
export function registerCommerceml(app: FastifyInstance, deps: ReceiveDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    const say = async (text: string) =>
      translateError(text, translatorOf((await deps.settings.read()).language));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    });
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = asRefusal(error);
      if (!refusal) request.log.error({ err: error, url: request.url }, 'An exchange with 1C failed');
      const text = await say((refusal ?? refuseUpload('commerceml.errors.internal')).message);
      return reply.code(200).send(`failure\n${text}`);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: path,
      bodyLimit,
      handler: async (request, reply) => {
        const answered = await answer(request, deps, say);
        if (typeof answered === 'string') return reply.send(answered);
        return reply.type(`text/xml; charset=${answered.encoding}`).send(answered.bytes);
      },
    });
  });
}

/** What can be told; of anything else the log knows. */
function asRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge ? new AppError('payload_too_large', 'commerceml.errors.part') : null;
}

type Answer = string | Awaited<ReturnType<OrderSender['give']>>;

async function answer(
  request: FastifyRequest,
  { exchange, orders, news }: ReceiveDeps,
  say: Say,
): Promise<Answer> {
  const query = new URL(request.url, 'http://shop.invalid').searchParams;
  const type = query.get('type');
  if (type !== 'catalog' && type !== 'sale') throw new AppError('bad_request', 'commerceml.errors.type');
  const mode = query.get('mode');
  if (mode === 'checkauth') {
    const token = await exchange.signIn({ ...credentialsOf(request), client: clientKey(request) });
    return `success\n${cookie}\n${token}`;
  }
  const id = await exchange.find(readCookie(request.headers, cookie, false));
  if (mode === 'init') {
    await exchange.begin(id, query.get('version') ?? '');
    return `zip=yes\nfile_limit=${partLimit}`;
  }
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const asked = { mode, id, name: query.get('filename') ?? '', bytes };
  return type === 'sale'
    ? answerSale(asked, { exchange, orders, news, say })
    : answerCatalog(asked, { exchange, say });
}

interface Asked {
  mode: string | null;
  id: number;
  name: string;
  bytes: Buffer;
}

type Say = (text: string) => Promise<string>;

async function answerSale(
  { mode, id, name, bytes }: Asked,
  { exchange, orders, news, say }: Omit<ReceiveDeps, 'settings'> & { say: Say },
): Promise<Answer> {
  switch (mode) {
    case 'query':
      return orders.give(id);
    case 'success':
      await orders.confirm(id);
      return 'success';
    case 'file': {
      const failure = await news.take(id, { name, bytes });
      return failure === null ? 'success' : `failure\n${await say(failure)}`;
    }
    case 'import':
      return (await news.isTaken()) ? describeImport(await exchange.importFile(id, name), say) : 'success';
    case 'complete':
      await exchange.complete(id);
      return 'success';
    default:
      throw new AppError('bad_request', 'commerceml.errors.mode');
  }
}

async function answerCatalog(
  { mode, id, name, bytes }: Asked,
  { exchange, say }: { exchange: Exchange; say: Say },
): Promise<string> {
  switch (mode) {
    case 'file':
      await exchange.takePart(id, { name, type: 'catalog', bytes });
      return 'success';
    case 'import':
      return describeImport(await exchange.importFile(id, name), say);
    // Newer modules say when they are done, and before that may ask to take away what they did not name.
    case 'deactivate':
      return 'success';
    case 'complete':
      await exchange.complete(id);
      return 'success';
    default:
      throw new AppError('bad_request', 'commerceml.errors.mode');
  }
}

async function describeImport(
  answered: Awaited<ReturnType<Exchange['importFile']>>,
  say: Say,
): Promise<string> {
  if (answered.state === 'done') return 'success';
  if (answered.state === 'failed') return `failure\n${await say(answered.failure)}`;
  return `progress\n${answered.rowsDone} / ${answered.rowCount}`;
}

/** Of `Authorization: Basic …` (RFC 7617), in UTF-8. */
function credentialsOf({ headers }: FastifyRequest): { login: string; password: string } {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,400})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  return { login: text.slice(0, Math.max(at, 0)), password: text.slice(at + 1) };
}
