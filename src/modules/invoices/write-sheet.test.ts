import { expect, test } from 'vitest';

import { drawSheet } from '#platform/pdf/draw-sheet.ts';
import { createSheetDrawer } from '#platform/pdf/sheet-drawer.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

import { totalOf, type InvoiceContent, type InvoiceLine } from './invoice-content.ts';
import { writeSheet } from './write-sheet.ts';

const cup = {
  key: 1,
  title: 'Cup “First ferry”',
  details: ['Size: L', 'CUP-L'],
  quantity: 3,
  price: 1001,
  discount: 100,
  total: 2903,
  tax: { name: 'VAT', rate: 19_000, base: 2439, amount: 464, included: true, reverseCharge: false },
} satisfies InvoiceLine;

function content(change: Partial<InvoiceContent> = {}): InvoiceContent {
  const lines = change.lines ?? [cup];
  return {
    kind: 'invoice',
    number: 'INV-2026-00007',
    language: 'en',
    currency: 'EUR',
    separator: 'comma',
    issuedOn: '2026-11-26',
    order: { number: '100234', placedOn: '2026-11-25' },
    paidOn: '2026-11-26',
    invoice: null,
    reason: null,
    seller: {
      name: 'Northern Light GmbH',
      lines: ['Lindenstraße 4', '10115 Berlin'],
      country: 'DE',
      taxNumber: 'DE136695976',
      registration: 'HRB 12345',
      bank: 'IBAN DE02 1203 0000 0000 2020 51',
    },
    buyer: { name: 'Анна Константинопольская', lines: ['12 Mill Lane'], country: 'DE', taxNumber: '' },
    footer: 'Thank you',
    ...change,
    lines,
    total: totalOf(lines),
  };
}

/** Where letters of two fonts meet there may be a space, or none. */
const tight = (text = '') => text.replaceAll(/\s/g, '');
const draw = (change?: Partial<InvoiceContent>) => drawSheet(writeSheet(content(change)));

test(
  'an invoice in English says what the law asks for, with a title, a language and tags',
  { timeout: 60_000 },
  async () => {
    const { pages, title, lang, isTagged } = await readPdf(await draw());
    const [page = ''] = pages;
    expect(pages).toHaveLength(1);
    expect(title).toContain('INV-2026-00007');
    expect([lang, isTagged]).toEqual(['en-US', true]);
    for (const words of [
      'Invoice INV-2026-00007',
      'Nov 26, 2026',
      '100234 of Nov 25, 2026',
      'Northern Light GmbH',
      'VAT number: DE136695976',
      'HRB 12345',
      'Анна Константинопольская',
      'Cup “First ferry”',
      'Discount: −€1',
      // 10.01 less its tax of 19 % is 8.41176…
      '€8.4118',
      'VAT 19%',
      'Net total €24.39',
      'VAT 19% of €24.39 €4.64',
      'Total €29.03',
      'IBAN DE02 1203 0000 0000 2020 51',
      'Page 1 of 1',
    ])
      expect(tight(page)).toContain(tight(words));
  },
);

test(
  'the same document is the same file, byte for byte, from the thread too',
  { timeout: 60_000 },
  async () => {
    const sheet = writeSheet(content());
    const [first, second, third] = await Promise.all([
      drawSheet(sheet),
      drawSheet(sheet),
      createSheetDrawer().draw(sheet),
    ]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(third)).toBe(true);
  },
);

test('a Russian one is a bill to pay, with an Arabic name in it', { timeout: 60_000 }, async () => {
  const { pages } = await readPdf(
    await draw({
      language: 'ru',
      currency: 'RUB',
      separator: 'space',
      buyer: { name: 'محمد عبد الله', lines: [], country: 'RU', taxNumber: '' },
      seller: { ...content().seller, country: 'RU', taxNumber: '7707083893' },
    }),
  );
  const [page = ''] = pages;
  for (const words of ['Счёт на оплату', 'ИНН: 7707083893', '29,03 ₽', 'Страница 1 из 1', 'محمد'])
    expect(tight(page)).toContain(tight(words));
});

test(
  'an Arabic one runs from right to left, and who hears it gets its letters in their order',
  { timeout: 60_000 },
  async () => {
    const arabic: Partial<InvoiceContent> = {
      language: 'ar',
      currency: 'AED',
      seller: { ...content().seller, country: 'AE', taxNumber: '100123456700003' },
    };
    const sheet = writeSheet(content(arabic));
    expect(sheet).toMatchObject({ direction: 'rtl', heading: 'فاتورة ضريبية' });
    const file = await drawSheet(sheet);
    const { pages, lang } = await readPdf(file);
    expect(lang).toMatch(/^ar-AE/);
    for (const words of ['AED 29.03', 'INV-2026-00007', 'Анна', 'فاتورة'])
      expect(tight(pages[0])).toContain(tight(words));
    expect(file.includes(Buffer.from('الرقم: ', 'utf16le').swap16())).toBe(true);
  },
);

test(
  '200 lines go over pages that repeat the heads of their columns, and no line is lost',
  { timeout: 60_000 },
  async () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      ...cup,
      key: index,
      title: `Item ${index}.`,
    }));
    const { pages } = await readPdf(await draw({ lines }));
    expect(pages.length).toBeGreaterThan(8);
    const rows = pages.filter((page) => page.includes('Item'));
    for (const page of rows) expect(page).toContain('Quantity');
    const all = pages.join(' ');
    for (let index = 0; index < 200; index++) expect(all).toContain(`Item ${index}.`);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  },
);

test('a reverse charge has prices without tax, both numbers and the words that the Directive asks for', () => {
  const tax = { name: 'VAT', rate: 19_000, included: true, reverseCharge: true };
  const sheet = writeSheet(
    content({
      buyer: { name: 'Atelier Dupont', lines: ['Anne Dupont'], country: 'FR', taxNumber: 'FR40303265045' },
      lines: [
        { ...cup, price: 1190, discount: 0, total: 3000, tax: { ...tax, base: 3000, amount: 0 } },
        {
          ...cup,
          key: null,
          quantity: 1,
          price: 500,
          discount: 0,
          total: 500,
          tax: { ...tax, rate: 0, base: 500, amount: 0 },
        },
      ],
    }),
  );
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  expect(sheet.parties[0]?.lines.map(plain)).toEqual([
    'Atelier Dupont',
    'Anne Dupont',
    'VAT number: FR40303265045',
  ]);
  expect(sheet.rows.map((cells) => cells.map(({ text }) => plain(text)))).toEqual([
    [cup.title, '3', '€10', 'VAT 0%', '€0', '€30'],
    [cup.title, '1', '€5', 'VAT 0%', '€0', '€5'],
  ]);
  expect(sheet.sums.map(({ label, value }) => `${plain(label)}: ${plain(value)}`)).toEqual([
    'Net total: €35',
    'VAT 0% of €35: €0',
    'Total: €35',
  ]);
  expect(sheet.notes.map(({ label }) => label)).toContain('Reverse charge');
});

test('prices to which tax is added stand as they were entered, with their discount, tax and what was paid', () => {
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  // 3 × 19.99 less 6.00 is 53.97, of which 8.875 % is 4.79.
  const tax = {
    name: 'Sales tax',
    rate: 8875,
    base: 5397,
    amount: 479,
    included: false,
    reverseCharge: false,
  };
  const { rows, sums } = writeSheet(
    content({ lines: [{ ...cup, price: 1999, discount: 600, total: 5876, tax }] }),
  );
  expect(rows[0]?.map(({ text }) => plain(text))).toEqual([
    cup.title,
    '3',
    '€19.99',
    'Sales tax 8.875%',
    '€4.79',
    '€58.76',
  ]);
  expect(rows[0]?.[0]?.details?.map(plain)).toContain('Discount: −€6');
  expect(sums.map(({ value }) => plain(value))).toEqual(['€53.97', '€4.79', '€58.76']);
});

test('several rates, one of zero, and what bears no tax add up beside each other', () => {
  const { sums, columns } = writeSheet(
    content({
      lines: [
        cup,
        { ...cup, key: 2, total: 1000, tax: { ...cup.tax, rate: 0, base: 1000, amount: 0 } },
        { ...cup, key: null, total: 500, tax: null },
      ],
    }),
  );
  expect(columns).toHaveLength(6);
  expect(sums.map(({ value }) => value.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    '€39.39',
    '€4.64',
    '€0',
    '€5',
    '€44.03',
  ]);
});

test('a shop without taxes has no columns of them; a credit note names its invoice and no prices of pieces', () => {
  const untaxed = [{ ...cup, tax: null }];
  expect(writeSheet(content({ lines: untaxed })).columns).toHaveLength(4);
  const credit = writeSheet(
    content({
      kind: 'credit_note',
      lines: untaxed,
      reason: 'refund',
      invoice: { number: 'INV-2026-00001', issuedOn: '2026-11-20' },
    }),
  );
  expect(credit.columns).toHaveLength(3);
  expect(credit.facts.map(({ value }) => tight(value.replaceAll(/[\u2068\u2069]/g, '')))).toContain(
    tight('INV-2026-00001 of Nov 20, 2026'),
  );
  expect(credit.notes.map(({ label }) => label)).not.toContain('Payment details');
});

test(
  'a name longer than its column is cut into lines, and nothing of it is lost',
  { timeout: 60_000 },
  async () => {
    const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(
      3,
    );
    const { pages } = await readPdf(await draw({ lines: [{ ...cup, title }] }));
    expect(tight(pages[0])).toContain(title.slice(0, 20));
    expect(tight(pages[0])).toContain(title.slice(-6));
  },
);
