import { expect, test } from 'vitest';

import { readMultipart } from './read-multipart.ts';

async function bodyOf(form: FormData): Promise<[Buffer, string]> {
  const request = new Response(form);
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? ''];
}

test('fields and chosen files are told apart; an empty file field is none', async () => {
  const form = new FormData();
  form.set('name', 'Анна & Co');
  form.append('photos', new Blob(['one']), 'a.jpg');
  form.append('photos', new Blob([]), '');
  form.append('photos', new Blob(['two']), 'b.jpg');
  const { fields, files } = await readMultipart(...(await bodyOf(form)));
  expect(fields.get('name')).toBe('Анна & Co');
  expect(files.map(String)).toEqual(['one', 'two']);
});

test('what is no form, and one of too many parts, is refused', async () => {
  const broken = readMultipart(Buffer.from('--x\r\nnothing'), 'multipart/form-data; boundary=x');
  await expect(broken).rejects.toMatchObject({ code: 'bad_request' });
  await expect(readMultipart(Buffer.from(''), 'multipart/form-data')).rejects.toMatchObject({ status: 400 });
  const many = new FormData();
  for (let index = 0; index < 60; index++) many.append('name', 'x');
  await expect(readMultipart(...(await bodyOf(many)))).rejects.toMatchObject({ status: 400 });
});
