import { describe, expect, test } from 'vitest';

import { parseUpload } from './parse-upload.ts';

async function read(text: string, size = 50) {
  const bytes = Buffer.from(text);
  const rows: { line: number; parts: Record<string, { text: string }[]> }[] = [];
  const heads: unknown[] = [];
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  }
  const end = await parseUpload(pieces(), {
    onHead: async ({ elements, encoding }) => void heads.push([elements, encoding]),
    onRows: async (more) =>
      void rows.push(...more.map(({ line, cells }) => ({ line, parts: JSON.parse(cells[0] ?? '') }))),
  });
  return { rows, heads, end };
}

const yml = (offers: string, head = '') =>
  `<?xml version="1.0"?>${head}<yml_catalog><shop><url>https://old.example/x</url><categories>` +
  `<category id="1" parentId="2">Mugs</category><category id="2" parentId="1">Dishes</category></categories>` +
  `<offers>${offers}</offers></shop></yml_catalog>`;

describe('an XML file', () => {
  test.each([1, 3, 10_000])('is read in pieces of %i bytes', async (size) => {
    const { rows, heads, end } = await read(
      yml(
        '<offer id="a"><name>Tea &amp; <![CDATA[<b>]]>&nbsp;cup</name><x>1</x><x/></offer><offer id="b"><name>Ж</name></offer>',
      ),
      size,
    );
    expect(heads).toEqual([['yml', 'utf-8']]);
    expect(rows.map(({ parts }) => parts['name']?.[0]?.text)).toEqual(['Tea & <b>\u00a0cup', 'Ж']);
    expect(new Set(rows.map(({ line }) => line)).size).toBe(2);
    expect(end).toEqual({ origin: 'old.example', unused: ['x'] });
  });

  test('whose catalogs lie in a circle ends all the same', async () => {
    const { rows } = await read(yml('<offer id="a"><categoryId>1</categoryId></offer>'));
    expect(rows[0]?.parts['catalog']).toHaveLength(10);
  });

  const refused = (message: string) => ({ status: 422, message: `imports.errors.${message}` });

  test.each([
    [
      'an entity of its own',
      yml(
        '<offer id="a"><name>&x;</name></offer>',
        '<!DOCTYPE yml_catalog [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ),
      'malformed',
    ],
    [
      'entities that multiply',
      yml(
        '<offer id="a"><name>&b;</name></offer>',
        '<!DOCTYPE yml_catalog [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>',
      ),
      'malformed',
    ],
    ['a tag that is never closed', '<yml_catalog><shop>', 'malformed'],
    ['another root', '<html><body/></html>', 'unknownXml'],
    ['no offer', yml(''), 'empty'],
    ['tags a thousand deep', yml('<offer id="a">' + '<x>'.repeat(1000)), 'malformed'],
    [
      'an offer of a million elements',
      yml(`<offer id="a">${'<x>1</x>'.repeat(1_000_000)}</offer>`),
      'element',
    ],
    ['a text without an end', yml(`<offer id="a"><name>${'x'.repeat(5_000_000)}`), 'element'],
    ['a tag without an end', `<yml_catalog ${'x'.repeat(5_000_000)}`, 'element'],
    [
      'an endless offer of short texts',
      yml(`<offer id="a">${'<name>xxxxxxxxxx</name>'.repeat(200_000)}</offer>`),
      'element',
    ],
  ])('XML with %s is refused', async (_what, text, message) => {
    await expect(read(text, 60_000)).rejects.toMatchObject(refused(message));
  });

  test('in the encoding that it names is read by it', async () => {
    const text = Buffer.from(
      '<?xml version="1.0" encoding="windows-1251"?><yml_catalog><offer id="a"><name>',
    );
    const bytes = Buffer.concat([
      text,
      Buffer.from([0xd7, 0xe0, 0xe9]),
      Buffer.from('</name></offer></yml_catalog>'),
    ]);
    const names: unknown[] = [];
    await parseUpload(
      (async function* () {
        yield bytes;
      })(),
      {
        onHead: async ({ encoding }) => void names.push(encoding),
        onRows: async (rows) => void names.push(rows[0]?.cells),
      },
    );
    expect(names[0]).toBe('windows-1251');
    expect(String(names[1])).toContain('Чай');
  });
});
