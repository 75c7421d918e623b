import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';

interface Status {
  code: string;
  name: string;
  date_time: string;
}

interface Request {
  request_uuid: string;
  type: 'CREATE' | 'DELETE';
  state: 'ACCEPTED' | 'WAITING' | 'SUCCESSFUL' | 'INVALID';
  date_time: string;
  errors?: { code: string; message: string }[];
}

interface Order {
  uuid: string;
  number: string;
  cdekNumber: string | null;
  statuses: Status[];
  requests: Request[];
  body: z.infer<typeof orderSchema>;
}

export interface FakeCdek extends FakeServer {
  settings: Record<string, string | number | boolean>;
  orders: Order[];
  /** How many tokens were given. */
  tokens: number;
  /** Seconds that a token lives. */
  tokenLife: number;
  /** Takes no token that was given until now. */
  forgetTokens(): void;
  /** Judges an order, as CDEK does in the background: it gets its number, or is refused. */
  accept(uuid: string): void;
  refuse(uuid: string, code: string, message: string): void;
  /** Sets a status of an order, now. */
  move(uuid: string, code: string, name: string): void;
  /** What a `DELETE` ends with. */
  deletes: 'SUCCESSFUL' | 'INVALID';
  /** Where it hands parcels out. */
  points: typeof points;
  /** By how much its tariffs are dearer than at first. */
  prices: number;
  /** Orders are made, but the answers that say so are lost. */
  losesOrders: boolean;
  /** How often a label is asked for until it is ready. */
  labelAfter: number;
  /** What CDEK posts of an order: nobody signs it. */
  event(uuid: string): string;
}

const sent = z.coerce.number().int().positive();
const location = z.strictObject({
  code: z.int().optional(),
  postal_code: z.string().max(255).optional(),
  country_code: z.string().length(2).optional(),
  city: z.string().max(255).optional(),
  address: z.string().max(255).optional(),
});
const sizes = {
  weight: z.int().positive(),
  length: z.int().positive().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
};

/** https://api-docs.cdek.ru/63347458.html */
const tarifflistSchema = z.strictObject({
  type: z.literal([1, 2]),
  from_location: location,
  to_location: location,
  packages: z.array(z.strictObject(sizes)).min(1),
});

/** https://api-docs.cdek.ru/33828802.html: of the type "e-shop". */
const orderSchema = z
  .strictObject({
    type: z.literal(1),
    number: z
      .string()
      .max(40)
      // eslint-disable-next-line no-control-regex
      .regex(/^[\x20-\x7e]+$/),
    tariff_code: z.int(),
    comment: z.string().max(255).optional(),
    shipment_point: z.string().max(255).optional(),
    delivery_point: z.string().max(255).optional(),
    recipient: z.strictObject({
      name: z.string().min(1).max(255),
      email: z.email().optional(),
      phones: z.array(z.strictObject({ number: z.string().min(5) })).min(1),
    }),
    from_location: location.optional(),
    to_location: location.optional(),
    packages: z
      .array(
        z.strictObject({
          number: z.string().max(30),
          ...sizes,
          items: z
            .array(
              z.strictObject({
                name: z.string().min(1).max(255),
                ware_key: z.string().min(1).max(50),
                payment: z.strictObject({ value: z.number().min(0) }),
                cost: z.number().min(0),
                weight: z.int().positive(),
                amount: z.int().positive(),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .refine(({ from_location: from, shipment_point: point }) => (from === undefined) !== (point === undefined))
  .refine(({ to_location: to, delivery_point: point }) => (to === undefined) !== (point === undefined));

const printSchema = z.strictObject({
  orders: z
    .array(z.strictObject({ order_uuid: z.uuid() }))
    .min(1)
    .max(100),
  copy_count: sent,
  format: z.literal(['A4', 'A5', 'A6']),
});

const calls = [
  /^POST \/(?:oauth\/token|calculator\/tarifflist|orders|print\/barcodes)$/,
  /^GET \/(?:location\/cities|deliverypoints|orders)$/,
  /^(?:GET|DELETE) \/orders\/[^/]+$/,
  /^GET \/print\/barcodes\/[^/]+$/,
];

/** Tariffs by their mode (33828849.html): door 1, 2, 6 and warehouse 3, 4, 7. */
const tariffs = [
  { tariff_code: 139, tariff_name: 'Посылка дверь-дверь', delivery_mode: 1, delivery_sum: 750.5 },
  { tariff_code: 138, tariff_name: 'Посылка дверь-склад', delivery_mode: 2, delivery_sum: 610 },
  { tariff_code: 366, tariff_name: 'Посылка дверь-постамат', delivery_mode: 6, delivery_sum: 590 },
  { tariff_code: 137, tariff_name: 'Посылка склад-дверь', delivery_mode: 3, delivery_sum: 540 },
  { tariff_code: 482, tariff_name: 'Экспресс склад-дверь', delivery_mode: 3, delivery_sum: 1240 },
  { tariff_code: 136, tariff_name: 'Посылка склад-склад', delivery_mode: 4, delivery_sum: 380 },
  { tariff_code: 368, tariff_name: 'Посылка склад-постамат', delivery_mode: 7, delivery_sum: 360 },
];

/** Of cities (33829473.html); every other one is Moscow. */
const cityCodes: Record<string, number> = { 'Санкт-Петербург': 137 };

const points = [
  { code: 'SPB12', type: 'PVZ', city: 'Санкт-Петербург', address: 'ул. Садовая, 14', at: [59.9342, 30.3291] },
  {
    code: 'SPB77',
    type: 'POSTAMAT',
    city: 'Санкт-Петербург',
    address: 'Невский пр., 100',
    at: [59.9325, 30.3569],
  },
  { code: 'MSK5', type: 'PVZ', city: 'Москва', address: 'ул. Тверская, 7', at: [55.7585, 37.6107] },
].map(({ code, type, city, address, at: [latitude, longitude] }) => ({
  code,
  type,
  name: `${type} ${code}`,
  work_time: 'Пн-Вс 10:00-20:00',
  weight_max: type === 'POSTAMAT' ? 15 : 30,
  location: {
    city_code: cityCodes[city] ?? 44,
    city,
    latitude,
    longitude,
    address,
    address_full: `Россия, ${city}, ${address}`,
  },
}));

const account = 'test-account';
const password = 'test-password';

let clock = Date.now();
/** Later than any moment before it; CDEK writes offsets without a colon. */
const now = () => `${new Date((clock += 1000)).toISOString().slice(0, 19)}+0000`;
const request = (type: Request['type'], state: Request['state'], errors?: Request['errors']): Request => ({
  request_uuid: randomUUID(),
  type,
  state,
  date_time: now(),
  ...(errors && { errors }),
});
const status = (code: string, name: string): Status => ({ code, name, date_time: now() });
const refusal = (code: string, message: string): FakeReply => ({
  status: 400,
  body: { requests: [{ ...request('CREATE', 'INVALID'), errors: [{ code, message }] }] },
});

function giveToken(fake: FakeCdek, live: Set<string>, { body, headers }: FakeRequest): FakeReply {
  const form = new URLSearchParams(body);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (!isForm || form.get('grant_type') !== 'client_credentials') return { status: 400, body: {} };
  if (form.get('client_id') !== account || form.get('client_secret') !== password) {
    const error = { error: 'invalid_client', error_description: 'Bad client credentials' };
    return { status: 401, body: error };
  }
  const token = randomUUID();
  live.add(token);
  fake.tokens += 1;
  return {
    body: {
      access_token: token,
      token_type: 'bearer',
      expires_in: fake.tokenLife,
      scope: 'order:all',
      jti: '1',
    },
  };
}

function createOrder(fake: FakeCdek, { body }: FakeRequest): FakeReply {
  const parsed = orderSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return refusal('v2_bad_request', parsed.error.issues[0]?.path.join('.') ?? '');
  const uuid = randomUUID();
  const { number } = parsed.data;
  const isTaken = fake.orders.some((order) => order.number === number);
  const order: Order = {
    uuid,
    number,
    cdekNumber: null,
    statuses: [status('ACCEPTED', 'Принят')],
    requests: [request('CREATE', 'ACCEPTED')],
    body: parsed.data,
  };
  fake.orders.push(order);
  if (isTaken)
    fake.refuse(
      uuid,
      'error_validate_im_dep_number_has_already_had_integration',
      'Введенный номер отправления ИМ не уникальный. Введите уникальный номер.',
    );
  // What is thrown here ends the connection.
  if (fake.losesOrders) throw new Error('The answer is lost');
  return { status: 202, body: { entity: { uuid }, requests: [request('CREATE', 'ACCEPTED')] } };
}

const describe = (order: Order): FakeReply => ({
  body: {
    entity: {
      uuid: order.uuid,
      is_return: false,
      type: 1,
      number: order.number,
      tariff_code: order.body.tariff_code,
      ...(order.cdekNumber && {
        cdek_number: order.cdekNumber,
        delivery_detail: { delivery_sum: 500, total_sum: 545.5 },
      }),
      statuses: order.statuses,
    },
    requests: order.requests,
    related_entities: [],
  },
});

function readOrder(fake: FakeCdek, { method, path, query }: FakeRequest): FakeReply {
  const uuid = /^\/orders\/(.+)$/.exec(path)?.[1];
  if (uuid === undefined) {
    const found = fake.orders.findLast((order) => order.number === query.get('im_number'));
    return found
      ? describe(found)
      : refusal('v2_entity_not_found_im_number', 'Entity is not found by im number');
  }
  const order = fake.orders.find((each) => each.uuid === uuid);
  if (!order) return refusal('v2_entity_not_found', `Entity is not found by uuid ${uuid}`);
  if (method === 'GET') return describe(order);
  const errors = [{ code: 'v2_order_has_moved', message: 'Заказ уже в пути' }];
  order.requests.push(request('DELETE', fake.deletes, fake.deletes === 'INVALID' ? errors : undefined));
  if (fake.deletes === 'SUCCESSFUL') order.statuses.push(status('REMOVED', 'Удален'));
  return { status: 202, body: { entity: { uuid }, requests: [request('DELETE', 'ACCEPTED')] } };
}

function quote({ prices }: FakeCdek, { body }: FakeRequest): FakeReply {
  const parsed = tarifflistSchema.safeParse(JSON.parse(body));
  if (!parsed.success)
    return { status: 400, body: { errors: [{ code: 'v2_bad_request', message: 'Bad request' }] } };
  if (parsed.data.to_location.city === 'Нигде')
    return { body: { errors: [{ code: 'ERR_REC_CITY', message: 'Город получателя не найден' }] } };
  return {
    body: {
      tariff_codes: tariffs.map((tariff) => ({
        ...tariff,
        delivery_sum: tariff.delivery_sum * prices,
        tariff_description: '',
        period_min: 2,
        period_max: 4,
      })),
    },
  };
}

function print(fake: FakeCdek, labels: Map<string, number>, { method, path, body }: FakeRequest): FakeReply {
  if (method === 'POST') {
    if (!printSchema.safeParse(JSON.parse(body)).success) return refusal('v2_bad_request', 'Bad request');
    const uuid = randomUUID();
    labels.set(uuid, fake.labelAfter);
    return { status: 202, body: { entity: { uuid }, requests: [request('CREATE', 'ACCEPTED')] } };
  }
  const [, uuid = '', pdf] = /^\/print\/barcodes\/([^.]+)(\.pdf)?$/.exec(path) ?? [];
  const left = labels.get(uuid);
  if (left === undefined) return refusal('v2_entity_not_found', `Entity is not found by uuid ${uuid}`);
  if (pdf) return { type: 'application/pdf', body: '%PDF-1.4\n% a label\n%%EOF\n' };
  labels.set(uuid, left - 1);
  const isReady = left <= 0;
  return {
    body: {
      entity: {
        uuid,
        orders: [],
        copy_count: 1,
        format: 'A6',
        ...(isReady && { url: `${fake.url}/print/barcodes/${uuid}.pdf` }),
        statuses: [status('ACCEPTED', 'Принят'), ...(isReady ? [status('READY', 'Сформирован')] : [])],
      },
      requests: [request('CREATE', 'SUCCESSFUL')],
    },
  };
}

function listCities({ query }: FakeRequest): FakeReply {
  const city = query.get('city') ?? 'Москва';
  return { body: city === 'Нигде' ? [] : [{ code: cityCodes[city] ?? 44, city }] };
}

/** By the filters of the list of points (36990336.html). */
function listPoints(fake: FakeCdek, { query }: FakeRequest): FakeReply {
  const code = query.get('code');
  const city = query.get('city_code');
  const isWanted = (point: FakeCdek['points'][number]) =>
    (code === null || point.code === code) && (city === null || String(point.location.city_code) === city);
  return { body: fake.points.filter(isWanted) };
}

/**
 * The API 2.0 of CDEK as https://api-docs.cdek.ru describes it (docs/carriers.md names the pages): orders are accepted
 * with 202 and judged later, and a lookup by our number that finds nothing is a 400.
 */
export async function startFakeCdek(): Promise<FakeCdek> {
  const live = new Set<string>();
  const labels = new Map<string, number>();
  const server = await startFakeServer(calls, (asked) => {
    const { method, path, headers } = asked;
    if (path === '/oauth/token') return giveToken(fake, live, asked);
    if (!live.has(headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return {
        status: 401,
        body: {
          requests: [
            {
              type: 'AUTH',
              state: 'INVALID',
              errors: [{ code: 'v2_token_expired', message: 'Token is expired' }],
            },
          ],
        },
      };
    if (path === '/calculator/tarifflist') return quote(fake, asked);
    if (path === '/location/cities') return listCities(asked);
    if (path === '/deliverypoints') return listPoints(fake, asked);
    if (path.startsWith('/print/')) return print(fake, labels, asked);
    return method === 'POST' ? createOrder(fake, asked) : readOrder(fake, asked);
  });

  const find = (uuid: string): Order => {
    const order = fake.orders.find((each) => each.uuid === uuid);
    if (!order) throw new Error(`No order ${uuid}`);
    return order;
  };
  const fake: FakeCdek = Object.assign(server, {
    settings: {
      account,
      password,
      senderPoint: 'MSK5',
      senderPostalCode: '101000',
      senderCity: 'Москва',
      weight: 500,
      length: 20,
      width: 15,
      height: 10,
      baseUrl: server.url,
    },
    orders: [],
    points: [...points],
    tokens: 0,
    tokenLife: 3599,
    deletes: 'SUCCESSFUL' as const,
    prices: 1,
    losesOrders: false,
    labelAfter: 0,
    forgetTokens: () => live.clear(),
    accept(uuid: string) {
      const order = find(uuid);
      order.requests = [request('CREATE', 'SUCCESSFUL')];
      order.cdekNumber = `10${String(1_000_000 + fake.orders.indexOf(order))}`;
      order.statuses.push(status('CREATED', 'Создан'));
    },
    refuse(uuid: string, code: string, message: string) {
      const order = find(uuid);
      order.requests = [request('CREATE', 'INVALID', [{ code, message }])];
      order.statuses.push(status('INVALID', 'Некорректный заказ'));
    },
    move(uuid: string, code: string, name: string) {
      find(uuid).statuses.push(status(code, name));
    },
    event(uuid: string) {
      const { number, cdekNumber, statuses } = find(uuid);
      const last = statuses.at(-1);
      return JSON.stringify({
        type: 'ORDER_STATUS',
        date_time: last?.date_time,
        uuid,
        attributes: {
          is_return: false,
          cdek_number: cdekNumber,
          number,
          code: last?.code,
          city_name: 'Москва',
        },
      });
    },
  });
  return fake;
}
