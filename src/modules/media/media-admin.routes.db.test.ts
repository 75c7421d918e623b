import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';

import type { MediaDetails, MediaList, RemovalAnswer, UploadAnswer } from '#domain/schemas/media.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createPictureFiles } from '#tests/support/picture-files.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let authorization: string;
let shop: ShopFixture;
let content: ReturnType<typeof createContentFixture>;
const files = createPictureFiles();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  content = createContentFixture(database.db);
  api = await createApiFixture(database, () => {}, { pictures: files });
  authorization = `Bearer ${(await makeStaff(database.db, 'admin')).token}`;
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object | Buffer | Readable,
  type?: string,
) =>
  api.app.inject({
    method,
    url: `/api/admin/images${path}`,
    headers: { authorization, ...(type && { 'content-type': type }) },
    ...(payload && { payload }),
  });
const upload = (bytes: Buffer | string, name = 'vase.jpg', type = 'image/jpeg') =>
  call('POST', `?name=${encodeURIComponent(name)}`, Buffer.from(bytes), type);
let shade = 0;
/** A picture that no other upload was. */
const draw = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg', width = 40, height = 30) => {
  // Steps that no format rounds away: the same bytes would be the same picture.
  const level = ++shade * 16;
  const background = { r: level % 256, g: 16 * Math.floor(level / 256), b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
};
const add = async (name?: string) => (await upload(await draw(), name)).json<UploadAnswer>().image;
const read = async (id: number) => (await call('GET', `/${id}`)).json<MediaDetails>();
const remove = async (ids: number[], force = false) =>
  (await call('POST', '/remove', { ids, force })).json<RemovalAnswer>();
/** Addresses carry only the beginning of it. */
const hashOf = async ({ id }: { id: number }) => {
  const row = await database.db
    .selectFrom('images')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.hash;
};

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s by its content', async (format) => {
  const answer = await upload(await draw(format), 'a photo.bin', 'application/octet-stream');
  expect(answer.statusCode).toBe(200);
  const { image, isKnown } = answer.json<UploadAnswer>();
  expect(isKnown).toBe(false);
  expect(image).toMatchObject({ width: 40, height: 30, mime: `image/${format}`, version: 1 });
  expect(image.name).toBe(`a photo.${format === 'jpeg' ? 'jpg' : format}`);
  const stored = await files.storage.readOriginal(await hashOf(image), format === 'jpeg' ? 'jpg' : format);
  expect(stored).not.toBeNull();
});

test('the same file twice is one picture', async () => {
  const bytes = await draw();
  const first = (await upload(bytes)).json<UploadAnswer>();
  const again = (await upload(bytes, 'other.jpg')).json<UploadAnswer>();
  expect(again).toEqual({ image: first.image, isKnown: true });
  const both = await Promise.all(Array.from({ length: 6 }, () => upload(Buffer.from(bytes))));
  expect(both.every((answer) => answer.json<UploadAnswer>().image.id === first.image.id)).toBe(true);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
test.each([
  ['a page named as a picture', '<!doctype html><script>alert(1)</script>', 422],
  ['nothing', '', 422],
  ['a script', 'GIF alert(1)', 422],
  ['half a picture', '\xff\xd8\xff\xe0\0\x10JFIF', 422],
])('refuses %s', async (_what, body, status) => {
  const answer = await upload(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  expect(answer.json()).toMatchObject({ code: status, message: expect.any(String) });
});

const mostBytes = 25 * 1024 * 1024;
test.each([
  ['says so', () => Buffer.alloc(mostBytes + 1)],
  ['does not say how large it is', () => Readable.from([Buffer.alloc(mostBytes), Buffer.alloc(1)])],
])('a file over 25 MB that %s is refused, and leaves nothing behind', async (_what, draw) => {
  const image = await add();
  const state = async () => ({
    images: await database.db.selectFrom('images').selectAll().orderBy('id').execute(),
    removed: await database.db.selectFrom('removed_files').selectAll().execute(),
    stored: readdirSync(files.folder, { recursive: true }).toSorted(),
  });
  const before = await state();
  for (const path of ['?name=large.jpg', `/${image.id}/file`]) {
    const answer = await call('POST', path, draw(), 'image/jpeg');
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 413,
      message: 'The file is larger than 25 MB',
      data: { reason: 'too_large' },
    });
  }
  expect(await state()).toEqual(before);
  expect(await read(image.id)).toMatchObject(image);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
  ['a page inside', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
])('keeps a drawing without %s', async (_what, inside) => {
  const answer = await upload(svg.replace('<path', `${inside}<path`));
  const stored = await files.storage.readOriginal(await hashOf(answer.json<UploadAnswer>().image), 'svg');
  expect(stored?.toString()).toContain('<path');
  expect(stored?.toString()).not.toMatch(/alert|evil/);
});

test('names that people send become names of files', async () => {
  expect((await add('../../etc/passwd\u0000.png')).name).toBe('passwd.jpg');
  expect((await add('ваза'.repeat(80))).name.length).toBeLessThanOrEqual(200);
});

test('finds, sorts, filters and pages', async () => {
  const [one, two, three] = [await add('kettle b.jpg'), await add('kettle a.jpg'), await add('Kettle c.jpg')];
  const list = async (query: string) => (await call('GET', `?q=kettle&${query}`)).json<MediaList>();
  expect((await list('sort=name')).items.map(({ id }) => id)).toEqual([two.id, one.id, three.id]);
  expect((await list('sort=newest')).items[0]?.id).toBe(three.id);
  expect(await list('sort=name&offset=1&limit=1')).toMatchObject({ total: 3, items: [{ id: one.id }] });
  expect((await list('kind=png')).total).toBe(0);
  await change(one.id, { alt: 'A kettle' });
  expect((await list('show=noAlt')).total).toBe(2);
  expect((await call('GET', '?q=A+KETTLE')).json<MediaList>().items.map(({ id }) => id)).toContain(one.id);
});

const change = async (id: number, fields: object): Promise<LightMyRequestResponse> => {
  const { version, name, alt, title } = await read(id);
  return call('PUT', `/${id}`, { version, name, alt, title, focus: null, ...fields });
};

test('what is edited is seen; who edits an older version is told', async () => {
  const image = await add();
  const answer = await change(image.id, { alt: ' Blue  vase ', focus: { x: 10, y: 90 } });
  expect(answer.json()).toMatchObject({ alt: 'Blue vase', focus: { x: 10, y: 90 }, version: 2 });
  expect((await change(image.id, { version: 1 })).statusCode).toBe(409);
  expect((await change(image.id, { focus: { x: 101, y: 0 } })).statusCode).toBe(422);
  expect((await change(image.id, { name: '' })).statusCode).toBe(422);
  expect(
    (await call('PUT', '/999999', { version: 1, name: 'x', alt: '', title: '', focus: null })).statusCode,
  ).toBe(404);
});

test('a replaced file keeps its id; the old file goes unless another picture has it', async () => {
  const image = await add();
  await shop.makeProduct({ title: 'Vase', imageIds: [image.id] });
  const before = await hashOf(image);
  const answer = await call('POST', `/${image.id}/file`, await draw('png', 80, 20), 'image/png');
  expect(answer.json()).toMatchObject({
    id: image.id,
    name: 'vase.png',
    width: 80,
    mime: 'image/png',
    version: 2,
  });
  expect(await files.storage.readOriginal(before, 'jpg')).toBeNull();
  expect((await read(image.id)).uses).toHaveLength(1);

  const [first, second] = [await add(), await add()];
  const stored = await files.storage.readOriginal(await hashOf(first), 'jpg');
  await call('POST', `/${second.id}/file`, stored ?? undefined, 'image/jpeg');
  await remove([second.id]);
  expect(await files.storage.readOriginal(await hashOf(first), 'jpg')).not.toBeNull();
});

test('tells every use: goods, pages, drafts, rich text and settings', async () => {
  const [image, unused] = [await add(), await add()];
  const product = await shop.makeProduct({ title: 'Vase', imageIds: [image.id] });
  const page = await content.makePage({
    slug: 'with-picture',
    title: 'About',
    sections: [{ id: 'a', type: 'text', options: { content: { image: image.id } } }],
  });
  const linked = await content.makePage({
    slug: 'in-text',
    title: 'In text',
    sections: [{ id: 'a', type: 'text', options: { content: { html: `<img src="${image.uri}">` } } }],
  });
  const draft = await content.makePage({ slug: 'in-draft', title: 'In draft' });
  await api.app.inject({
    method: 'POST',
    url: `/api/admin/pages/${draft}/draft/edits`,
    headers: { authorization },
    payload: {
      baseRevision: 0,
      clientId: crypto.randomUUID(),
      edits: [
        {
          id: crypto.randomUUID(),
          intent: {
            type: 'section.add',
            after: null,
            section: {
              id: 'g',
              type: 'gallery-masonry',
              version: 1,
              enable: true,
              hidden: false,
              options: {},
              items: [{ id: 'i', image: image.id }],
              styles: {},
            },
          },
        },
      ],
    },
  });
  await content.setSettings('header', { logo: image.id });
  const { uses } = await read(image.id);
  expect(uses).toEqual(
    expect.arrayContaining([
      { kind: 'product', id: product.id, title: 'Vase', isDraft: false },
      { kind: 'page', id: page, title: 'About', isDraft: false },
      { kind: 'page', id: linked, title: 'In text', isDraft: false },
      { kind: 'page', id: draft, title: 'In draft', isDraft: true },
      { kind: 'settings', id: null, title: 'header', isDraft: false },
    ]),
  );
  expect(uses).toHaveLength(5);
  const ids = (await call('GET', '?show=unused&limit=100')).json<MediaList>().items.map(({ id }) => id);
  expect(ids).toContain(unused.id);
  expect(ids).not.toContain(image.id);

  expect(await remove([image.id, unused.id])).toMatchObject({
    removed: [unused.id],
    kept: [{ id: image.id, uses: expect.arrayContaining([expect.objectContaining({ kind: 'product' })]) }],
  });
  expect((await call('GET', `/${unused.id}`)).statusCode).toBe(404);
  expect(await remove([image.id], true)).toEqual({ removed: [image.id], kept: [] });
});

test('renditions go with their picture', async () => {
  const image = await add();
  const hash = await hashOf(image);
  const name = `${hash}-inset-320x0.webp`;
  await files.storage.writeDerived(name, Buffer.from('small'));
  await remove([image.id]);
  expect(await files.storage.readDerived(name)).toBeNull();
  expect(await files.storage.readOriginal(hash, 'jpg')).toBeNull();
});

test('a picture is either published or removed, never both', async () => {
  const publish = async (pageId: number, imageId: number) => {
    const send = (path: string, payload: object) =>
      api.app.inject({
        method: 'POST',
        url: `/api/admin/pages/${pageId}${path}`,
        headers: { authorization },
        payload,
      });
    const section = {
      id: 's',
      type: 'text-picture-right',
      version: 1,
      enable: true,
      hidden: false,
      options: { content: { image: imageId } },
      items: [],
      styles: {},
    };
    const edits = [{ id: crypto.randomUUID(), intent: { type: 'section.add', after: null, section } }];
    const clientId = crypto.randomUUID();
    await send('/draft/edits', { baseRevision: 0, clientId, edits });
    return send('/publish', { revision: 1, note: '' });
  };
  for (let round = 0; round < 10; round++) {
    const image = await add();
    const page = await content.makePage({ slug: `race-${round}`, title: 'Race' });
    const [published, removed] = await Promise.all([publish(page, image.id), remove([image.id])]);
    const isGone = removed.removed.length === 1;
    expect([isGone, published.statusCode]).toEqual(isGone ? [true, 422] : [false, 200]);
  }
});

test('an upload of a file that is being removed keeps its file', async () => {
  const rows = [];
  for (let round = 0; round < 10; round++) {
    const bytes = await draw();
    const { image } = (await upload(bytes)).json<UploadAnswer>();
    const [again] = await Promise.all([upload(Buffer.from(bytes)), remove([image.id])]);
    rows.push(again.json<UploadAnswer>().image);
  }
  const there = await database.db
    .selectFrom('images')
    .select('hash')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const kept = await Promise.all(there.map(({ hash }) => files.storage.readOriginal(hash, 'jpg')));
  expect(kept).not.toContain(null);
});
