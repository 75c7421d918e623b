import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AccountExport } from '#domain/schemas/account-export.schema.ts';
import type {
  ImportedOrder,
  ImportedOrderList,
  ManagedImportedOrder,
  OrderImportReport,
  OrderImportRow,
} from '#domain/schemas/imported-order.schema.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { importOrders } from './import/import-orders.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { id: number; token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
});
beforeEach(async () => {
  await database.db.deleteFrom('order_imports').execute();
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const asStaff = () => ({ authorization: `Bearer ${admin.token}` });

async function send(file: string | Buffer, writes = true) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/admin/imported-orders/import?writes=${writes ? 1 : 0}&name=orders.csv`,
    headers: { ...asStaff(), 'content-type': 'text/csv' },
    payload: file,
  });
  return { status: answer.statusCode, body: answer.json<OrderImportReport & { message?: string }>() };
}

async function list(query = ''): Promise<ImportedOrderList> {
  const answer = await api.get(`/admin/imported-orders${query}`, asStaff());
  return answer.json();
}

/** The order with the number, as the staff see it. */
async function find(number: string): Promise<ManagedImportedOrder> {
  const { orders } = await list();
  const found = orders.find((order) => order.number === number);
  const answer = await api.get(`/admin/imported-orders/${found?.id}`, asStaff());
  return answer.json();
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

/** The headings of Shopify's export, and rows by their columns. */
const shopifyHeadings =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value,Tax 3 Name,Tax 3 Value,Tax 4 Name,Tax 4 Value,Tax 5 Name,Tax 5 Value,Phone,Receipt Number,Duties,Billing Province Name,Shipping Province Name,Payment ID,Payment Terms Name,Next Payment Due At,Payment References';

function shopifyFile(...orders: readonly Record<string, string>[]): string {
  const names = shopifyHeadings.split(',');
  const rows = orders.map((order) => {
    const cells = names.map((name) => order[name] ?? '');
    return cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
  });
  return [shopifyHeadings, ...rows, ''].join('\n');
}

const first = {
  Name: '#1044',
  Email: 'Ines@Mail.example',
  'Financial Status': 'paid',
  'Fulfillment Status': 'fulfilled',
  Currency: 'USD',
  Subtotal: '100.00',
  Shipping: '12.50',
  Taxes: '9.00',
  Total: '121.50',
  'Discount Code': 'SPRING',
  'Discount Amount': '10.00',
  'Shipping Method': 'Standard',
  'Created at': '2024-05-01 10:00:00 -0400',
  'Lineitem quantity': '2',
  'Lineitem name': 'Mug - Large / "Blue"',
  'Lineitem price': '40.00',
  'Lineitem sku': 'MUG-L',
  'Billing Name': "Inès O'Hara",
  'Billing Address1': 'HC 31 Box 4500',
  'Billing Address2': 'Apt 4',
  'Billing City': 'Elko',
  'Billing Zip': "'89801",
  'Billing Province': 'NV',
  'Billing Country': 'US',
  'Billing Phone': "'+17755550154",
  Notes: 'Ring twice,\nplease',
  'Payment Method': 'Shopify Payments',
  'Refunded Amount': '0.00',
  Id: "'6798481555755",
  Tags: 'vip',
};
const second = {
  Name: '#1044',
  Email: 'Ines@Mail.example',
  'Created at': '2024-05-01 10:00:00 -0400',
  'Lineitem quantity': '1',
  'Lineitem name': 'Print',
  'Lineitem price': '30.00',
};
const refunded = {
  Name: '#1043',
  'Financial Status': 'partially_refunded',
  Currency: 'JPY',
  Subtotal: '3000',
  Shipping: '0',
  Taxes: '0',
  Total: '3000',
  'Created at': '2024-04-30 23:00:00 +0900',
  'Lineitem quantity': '3',
  'Lineitem name': '皿',
  'Lineitem price': '1000',
  'Refunded Amount': '1000',
  Id: '6798481555754',
};
const shopify = shopifyFile(first, second, refunded);

describe('a file of Shopify', () => {
  test('brings orders with their lines, amounts, dates and addresses, and says what has no place', async () => {
    const { status, body } = await send(shopify);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      source: 'shopify',
      orders: 2,
      created: 2,
      changed: 0,
      same: 0,
      leftOut: 0,
      problems: [],
      assumedCurrency: null,
    });
    expect(body.unused).toEqual(
      expect.arrayContaining(['Discount Code', 'Tags', 'Lineitem compare at price']),
    );
    expect(body.unused).not.toContain('Billing Zip');
    expect(await find('#1044')).toMatchObject({
      placedAt: '2024-05-01T14:00:00.000Z',
      currency: 'USD',
      state: 'paid',
      status: 'paid',
      fulfilment: 'fulfilled',
      subtotal: 100,
      discount: 10,
      delivery: 12.5,
      tax: 9,
      total: 121.5,
      refunded: 0,
      addsUp: true,
      email: 'ines@mail.example',
      name: "Inès O'Hara",
      phone: '+17755550154',
      billing: {
        street: 'HC 31 Box 4500, Apt 4',
        locality: 'Elko',
        region: 'NV',
        postalCode: '89801',
        country: 'US',
      },
      shipping: null,
      note: 'Ring twice,\nplease',
      paymentMethod: 'Shopify Payments',
      customerId: null,
      fileName: 'orders.csv',
      lines: [
        { sku: 'MUG-L', name: 'Mug - Large / "Blue"', quantity: 2, price: 40, total: 80 },
        { sku: '', name: 'Print', quantity: 1, price: 30, total: 30 },
      ],
    });
    // The yen has no smaller unit.
    expect(await find('#1043')).toMatchObject({
      currency: 'JPY',
      total: 3000,
      refunded: 1000,
      state: 'partly_refunded',
      placedAt: '2024-04-30T14:00:00.000Z',
    });
    const { rows } = await sql`select total from imported_orders where currency = 'JPY'`.execute(database.db);
    expect(rows).toEqual([{ total: 3000 }]);
  });

  test('is only looked at until it is to be written, and changes nothing when it comes again', async () => {
    const looked = await send(shopify, false);
    expect(await count('imported_orders')).toBe(0);
    expect((await send(shopify)).body).toEqual(looked.body);
    const before = await list();
    for (const writes of [false, true])
      expect((await send(shopify, writes)).body).toMatchObject({ created: 0, changed: 0, same: 2 });
    expect(await list()).toEqual(before);
    expect(await count('order_imports')).toBe(1);
  });

  test('changes orders that it tells otherwise, lines and all', async () => {
    await send(shopify);
    const changed = shopifyFile(
      { ...first, 'Financial Status': 'refunded', 'Refunded Amount': '121.50' },
      refunded,
    );
    expect((await send(changed, false)).body).toMatchObject({ created: 0, changed: 1, same: 1 });
    expect((await find('#1044')).state).toBe('paid');
    expect((await send(changed)).body).toMatchObject({ created: 0, changed: 1, same: 1 });
    const order = await find('#1044');
    expect(order).toMatchObject({ state: 'refunded', refunded: 121.5 });
    expect(order.lines.map(({ name }) => name)).toEqual(['Mug - Large / "Blue"']);
  });

  test('touches neither stock, letters, orders nor their numbers', async () => {
    const numbers = () => sql`select last_value, is_called from order_numbers`.execute(database.db);
    const before = await numbers();
    await send(shopify);
    expect((await numbers()).rows).toEqual(before.rows);
    expect([await count('orders'), await count('outbox'), await count('users')]).toEqual([0, 0, 0]);
  });

  test('amounts that do not add up are told, and kept as the file has them', async () => {
    const { body } = await send(shopifyFile({ ...first, Total: '130.00' }, second));
    expect(body).toMatchObject({
      created: 1,
      leftOut: 0,
      problems: [{ line: 2, number: '#1044', reason: 'sums', value: '130.00' }],
    });
    expect(await find('#1044')).toMatchObject({ total: 130, subtotal: 100, addsUp: false });
  });
});

/** As the sample of the plugin has it: one row an order. */
const webToffee = [
  'order_id,order_number,order_date,paid_date,status,shipping_total,shipping_tax_total,fee_total,fee_tax_total,tax_total,cart_discount,order_discount,discount_total,order_total,order_currency,payment_method,payment_method_title,shipping_method,customer_id,customer_email,billing_first_name,billing_last_name,billing_company,billing_email,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_state,billing_country,shipping_first_name,shipping_last_name,shipping_address_1,shipping_postcode,shipping_city,shipping_country,customer_note,refund_items,line_item_1,line_item_2,line_item_3',
  '1001,1001,16-05-2018 07:32:06,,completed,10,1.8,1,0.18,3.42,0,0,0,22.42,USD,cod,Cash on delivery,Express Delivery,3,lilly@mail.example,Lilly,Gordon,,lilly@mail.example,9898989898,20 Maple Avenue,,90731,San Pedro,CA,US,Lilly,Gordon,20 Maple Avenue,90731,San Pedro,US,Deliver with a smile!,,name:Formal shoe|product_id:13|sku:A12|quantity:1|total:8.00|tax:1.44,,',
  "1002,1002,2019-05-16 07:25:28,,refunded,0,0,0,0,0,10,10,10,46.00,USD,paypal,PayPal,,0,,John,Edward,,john@mail.example,,,,,Seattle,WA,US,,,,,,,,amount:40.00|reason:late|date:2019-06-19 12:13:48;amount:6.00|reason:rest|date:2019-06-20,name:TV|product_id:61|sku:A13|quantity:1|total:30.00|sub_total:36.00,name:Men's Shirt|product_id:62|sku:B11|quantity:2|total:16.00|color:Red|tax:0,",
].join('\n');

/** As the plugin's own setting "one row per item" has it: amounts of the order in each row. */
const advanced = [
  '"Order Number","Order Status","Order Date","Customer Note","First Name (Billing)","Last Name (Billing)","Company (Billing)","Address 1&2 (Billing)","City (Billing)","State Code (Billing)","Postcode (Billing)","Country Code (Billing)","Email (Billing)","Phone (Billing)","First Name (Shipping)","Last Name (Shipping)","Address 1&2 (Shipping)","City (Shipping)","State Code (Shipping)","Postcode (Shipping)","Country Code (Shipping)","Payment Method Title","Cart Discount Amount","Order Subtotal Amount","Shipping Method Title","Order Shipping Amount","Order Refund Amount","Order Total Amount","Order Total Tax Amount",SKU,"Item #","Item Name","Quantity (- Refund)",Quantity,"Item Cost","Coupon Code"',
  '4188,Completed,"2020-03-08 14:21",,Jan,Vos,,"Kade 1",Utrecht,,"3511 AB",NL,jan@mail.example,0612345678,,,,,,,,iDEAL,0,50,DHL,5,0,55,0,CUP,1,Cup,2,2,15,',
  '4188,Completed,"2020-03-08 14:21",,Jan,Vos,,"Kade 1",Utrecht,,"3511 AB",NL,jan@mail.example,0612345678,,,,,,,,iDEAL,0,50,DHL,5,0,55,0,BOWL,2,"Bowl, deep",1,1,20,',
  '4189,"On hold","2020-03-09 09:00",,Eva,Roth,,"Ring 1",Bonn,,53111,DE,eva@mail.example,,,,,,,,,Transfer,0,20,DHL,5,0,25,0,BOWL,1,"Bowl, deep",1,1,20,',
].join('\n');

describe('files of WooCommerce', () => {
  test('of “Order Export & Order Import” bring goods out of their cells, fees and refunds', async () => {
    const { body } = await send(webToffee);
    expect(body).toMatchObject({ source: 'woocommerce', created: 2, problems: [] });
    expect(await find('1001')).toMatchObject({
      state: 'paid',
      fees: 1,
      tax: 3.42,
      total: 22.42,
      name: 'Lilly Gordon',
      paymentMethod: 'Cash on delivery',
      lines: [{ sku: 'A12', name: 'Formal shoe', quantity: 1, price: null, total: 8 }],
      shipping: { name: 'Lilly Gordon', postalCode: '90731' },
    });
    expect(await find('1002')).toMatchObject({
      state: 'refunded',
      refunded: 46,
      lines: [{ name: 'TV' }, { name: "Men's Shirt", sku: 'B11', quantity: 2, total: 16 }],
    });
  });

  test('of “Advanced Order Export” bring a line a row, in the currency of the shop', async () => {
    const { body } = await send(advanced);
    expect(body).toMatchObject({ source: 'woocommerce', created: 2, problems: [], assumedCurrency: 'RUB' });
    expect(await find('4188')).toMatchObject({
      total: 55,
      delivery: 5,
      billing: { name: 'Jan Vos', street: 'Kade 1', postalCode: '3511 AB' },
      lines: [
        { sku: 'CUP', name: 'Cup', quantity: 2, price: 15, total: 30 },
        { sku: 'BOWL', name: 'Bowl, deep', quantity: 1, price: 20, total: 20 },
      ],
    });
    expect((await find('4189')).state).toBe('open');
  });
});

/** Windows-1251, as Excel saves a table in Russian. */
function inOldRussian(text: string): Buffer {
  const letters = new Map<string, number>();
  const decoder = new TextDecoder('windows-1251');
  for (let byte = 128; byte < 256; byte++) letters.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Buffer.from([...text].map((letter) => letters.get(letter) ?? letter.charCodeAt(0)));
}

test('a Russian spreadsheet with semicolons, commas in its numbers and the old encoding is understood', async () => {
  const file = [
    'Номер;Дата;Покупатель;Эл. почта;Товар;Артикул;Количество;Цена;Доставка;Сумма;Статус;Менеджер',
    '17;01.05.2024 10:30;Анна Дам;anna@mail.example;Кружка;К-1;2;1 250,50;300,00;4 301,00;Оплачен;Ира',
    '17;01.05.2024 10:30;Анна Дам;anna@mail.example;Миска;М-1;1;1 500,00;300,00;4 301,00;Оплачен;Ира',
    '18;02.05.2024;Пётр;;Миска;М-1;1;1 500,00;;1 500,00;Отменён;Ира',
  ].join('\r\n');
  const { body } = await send(inOldRussian(file));
  expect(body).toMatchObject({
    source: 'table',
    orders: 2,
    created: 2,
    problems: [],
    unused: ['Менеджер'],
    assumedCurrency: 'RUB',
  });
  expect(await find('17')).toMatchObject({
    total: 4301,
    delivery: 300,
    state: 'paid',
    name: 'Анна Дам',
    // By the clocks of the shop, which is nowhere yet.
    placedAt: '2024-05-01T10:30:00.000Z',
    lines: [
      { name: 'Кружка', sku: 'К-1', quantity: 2, price: 1250.5, total: 2501 },
      { name: 'Миска', sku: 'М-1', quantity: 1, price: 1500, total: 1500 },
    ],
  });
  expect((await find('18')).state).toBe('cancelled');
});

test('what cannot be used is told by line and number; the rest comes in', async () => {
  const { body } = await send(
    [
      'Number,Date,Total,Currency,Email,Item,Quantity',
      ',2024-01-01,5,USD,,,',
      'A1,yesterday,5,USD,,,',
      'A2,2024-01-01,five,USD,,,',
      'A3,2024-01-01,5,dollars,,,',
      'A4,2024-01-01,5,USD,nobody,Cup,1',
      'A5,2024-01-01,5,USD,,Cup,some',
      'A4,2024-01-02,6,USD,,Cup,1',
    ].join('\n'),
  );
  expect(body).toMatchObject({ orders: 7, created: 1, leftOut: 6 });
  expect(body.problems).toEqual([
    { line: 2, number: '', reason: 'noNumber', value: '' },
    { line: 3, number: 'A1', reason: 'date', value: 'yesterday' },
    { line: 4, number: 'A2', reason: 'total', value: 'five' },
    { line: 5, number: 'A3', reason: 'currency', value: 'dollars' },
    { line: 6, number: 'A4', reason: 'email', value: 'nobody' },
    { line: 7, number: 'A5', reason: 'quantity', value: 'some' },
    { line: 8, number: 'A4', reason: 'repeated', value: 'A4' },
  ]);
  expect((await list()).orders).toMatchObject([{ number: 'A4', total: 5, email: '' }]);
});

test('of an order with more lines than an order has nothing comes in, and no memory is filled', async () => {
  const rows = Array.from({ length: 700 }, (_, n) => `B1,2024-01-01,5,USD,Cup ${n}`);
  const { body } = await send(
    ['Number,Date,Total,Currency,Item', ...rows, 'B2,2024-01-01,5,USD,Cup'].join('\n'),
  );
  expect(body).toMatchObject({
    created: 1,
    leftOut: 1,
    problems: [{ line: 2, number: 'B1', reason: 'tooManyLines', value: '700' }],
  });
});

test.each([
  ['a table of something else', 'Email,Name\nann@mail.example,Ann', 'The file is no table of orders'],
  ['nothing but headings', 'Number,Date,Total\n', 'The file has no rows'],
])('%s is refused with words', async (_, file, message) => {
  const { status, body } = await send(file);
  expect(status).toBe(422);
  expect(body.message).toContain(message);
});

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) =>
    [1, 2].map((line) => `C${from + n},2024-01-01,${line === 1 ? 10 : ''},USD,Item ${line},1,5`).join('\n'),
  ).join('\n');
const manyHead = 'Number,Date,Total,Currency,Item,Quantity,Price\n';

describe('an import that is cut off', () => {
  test('leaves whole orders, and goes on when the file is sent again', async () => {
    async function* broken() {
      yield Buffer.from(manyHead + many(0, 1200) + '\n');
      throw new Error('cut off');
    }
    const settings = {
      read: async () => (await import('#domain/settings/settings.schema.ts')).parseSettings({}),
    };
    await expect(
      importOrders({ db: database.db, settings }, broken(), {
        writes: true,
        fileName: 'many.csv',
        staffId: admin.id,
      }),
    ).rejects.toThrow('cut off');
    const there = await count('imported_orders');
    expect(there).toBeGreaterThan(0);
    expect(there).toBeLessThan(1200);
    expect(await count('imported_order_lines')).toBe(there * 2);
    expect((await send(manyHead + many(0, 1200))).body).toMatchObject({
      created: 1200 - there,
      changed: 0,
      same: there,
    });
    expect(await count('imported_order_lines')).toBe(2400);
  });

  test('two at once of the same file make each order once', async () => {
    const file = manyHead + many(0, 400);
    const [one, other] = await Promise.all([send(file), send(file)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.created + other.body.created).toBe(400);
    expect(await count('imported_orders')).toBe(400);
    expect(await count('imported_order_lines')).toBe(800);
  });
});

describe('the archive in the back office', () => {
  test('is found by number, name, email and phone, in pages, and by the account of the email', async () => {
    await send(shopify);
    const customer = await makeUser(database.db, 'ines@mail.example');
    for (const word of ['1044', '%231044', 'hara', 'ines@mail', '%2B1 775 555 0154']) {
      const { orders, total } = await list(`?q=${word}`);
      expect([word, total, orders[0]?.number]).toEqual([word, 1, '#1044']);
    }
    expect(await list('?limit=1&offset=1')).toMatchObject({ total: 2, orders: [{ number: '#1043' }] });
    expect(await list(`?user=${customer.id}`)).toMatchObject({
      total: 1,
      orders: [{ number: '#1044', pieces: 3 }],
    });
    // Orders without an email are nobody's.
    await sql`update users set email = null, deleted_at = now()`.execute(database.db);
    expect((await list(`?user=${customer.id}`)).total).toBe(0);
  });

  test('an import is undone with the orders that it added, and those alone', async () => {
    await send(shopifyFile(refunded));
    await send(shopify);
    const imports = (await api.get('/admin/imported-orders/imports', asStaff())).json<OrderImportRow[]>();
    expect(imports).toMatchObject([{ source: 'shopify', fileName: 'orders.csv', orders: 1 }, { orders: 1 }]);
    const undo = async () => {
      const url = `/api/admin/imported-orders/imports/${imports[0]?.id}`;
      const answer = await api.app.inject({ method: 'DELETE', url, headers: asStaff() });
      return answer.statusCode;
    };
    expect([await undo(), await undo()]).toEqual([204, 404]);
    expect((await list()).orders).toMatchObject([{ number: '#1043' }]);
    expect(await count('imported_order_lines')).toBe(1);
    // The file may come in again.
    expect((await send(shopify)).body).toMatchObject({ created: 1, same: 1 });
  });
});

describe('a customer', () => {
  const own = async (token: string) => {
    const answer = await api.get('/users/imported-orders', { authorization: `Bearer ${token}` });
    return answer.json<ImportedOrder[]>();
  };
  const confirm = (id: number) =>
    sql`update users set email_confirmed_at = now() where id = ${id}`.execute(database.db);

  test('sees imported orders with the confirmed email, and none before it is confirmed', async () => {
    await send(shopify);
    const customer = await makeUser(database.db, 'ines@mail.example');
    await sql`update users set email_confirmed_at = null`.execute(database.db);
    expect(await own(customer.token)).toEqual([]);
    await confirm(customer.id);
    const [order, ...others] = await own(customer.token);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      number: '#1044',
      total: 121.5,
      lines: [{ name: 'Mug - Large / "Blue"' }, {}],
    });
    expect(JSON.stringify(order)).not.toContain('Elko');
    const stranger = await makeUser(database.db, 'other@mail.example');
    await confirm(stranger.id);
    expect(await own(stranger.token)).toEqual([]);
  });

  test('gets them with what the shop keeps, once the email is confirmed', async () => {
    await send(shopify);
    const customer = await makeUser(database.db, 'ines@mail.example');
    await sql`update users set email_confirmed_at = null`.execute(database.db);
    const exported = async () => {
      const answer = await api.get('/users/export', { authorization: `Bearer ${customer.token}` });
      return answer.json<AccountExport>().importedOrders;
    };
    expect(await exported()).toEqual([]);
    await confirm(customer.id);
    expect(await exported()).toMatchObject([{ number: '#1044', billing: { locality: 'Elko' } }]);
  });

  const traces = async () => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(o)::text as row from imported_orders o order by number`.execute(database.db);
    return rows.filter(({ row }) => /ines|hara|elko|please/i.test(row)).length;
  };
  const leave = (token: string) =>
    api.app.inject({ method: 'DELETE', url: '/api/users', headers: { authorization: `Bearer ${token}` } });

  test('who deletes the account is taken out of them, and no file brings the person back', async () => {
    await send(shopify);
    const customer = await makeUser(database.db, 'ines@mail.example');
    await confirm(customer.id);
    expect((await leave(customer.token)).statusCode).toBe(204);
    expect(await traces()).toBe(0);
    const changed = shopifyFile({ ...first, 'Financial Status': 'refunded' }, second, refunded);
    expect((await send(changed)).body).toMatchObject({ created: 0, changed: 0, same: 2 });
    expect(await traces()).toBe(0);
    expect(await find('#1044')).toMatchObject({ isErased: true, total: 121.5, lines: [{}, {}] });
  });

  test('who only typed somebody’s email takes nobody out; the staff may', async () => {
    await send(shopify);
    const customer = await makeUser(database.db, 'ines@mail.example');
    await sql`update users set email_confirmed_at = null`.execute(database.db);
    await leave(customer.token);
    expect(await traces()).toBe(1);
    const invited = await makeUser(database.db, 'ines@mail.example');
    await sql`update users set email_confirmed_at = null`.execute(database.db);
    await api.app.inject({
      method: 'DELETE',
      url: `/api/admin/customers/${invited.id}`,
      headers: asStaff(),
    });
    expect(await traces()).toBe(0);
  });
});
