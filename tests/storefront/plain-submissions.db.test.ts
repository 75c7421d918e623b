import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Html } from '#tests/support/html.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let productId: number;
beforeAll(async () => {
  site = await startStorefront();
  ({ id: productId } = await site.shop.makeProduct({ title: 'Moon jar', slug: 'moon-jar' }));
});
afterAll(() => site.stop());

/** Sends a form as a browser without script does. */
async function send(path: string, fields: Record<string, string>, from = 'same-origin') {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': from },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { status, location: headers.get('location'), html: new Html(await response.text()) };
}

describe('an enquiry without script', () => {
  const fields = { name: 'Ann', phone: '+971 50 123 45 67', email: '', text: 'Hello', website: '' };

  test('has a page that knows the product and the comment of the button [R162]', async () => {
    const { html, headers } = await site.get(`/forms/lead?product=${productId}&comment=About+the+jar`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html.text('.vt-form__subject')).toBe('About: Moon jar');
    expect(html.text('textarea')).toBe('About the jar');
    expect(html.source).toContain(`name="product[id]" value="${productId}"`);
    expect(html.attribute('meta[name=robots]', 'content')).toContain('noindex');
  });

  test('is stored and thanked for', async () => {
    const { status, location } = await send('/forms/lead', {
      ...fields,
      consent: 'on',
      'product[id]': String(productId),
      'product[title]': 'Moon jar',
      'product[variationId]': '',
    });
    expect([status, location]).toEqual([303, '/forms/lead?sent=1']);
    const lead = await site.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ name: 'Ann', text: 'Hello', product_id: productId });
    expect((await site.get('/forms/lead?sent=1')).html.text('.vt-sent')).toContain('has been sent');
  });

  test('comes back with what was typed and what is wrong', async () => {
    const { status, html } = await send('/forms/lead', { ...fields, name: ' ', phone: 'abc' });
    expect(status).toBe(422);
    expect(html.texts('.vt-field__error')).toEqual([
      'This value should not be blank.',
      'Incorrect phone format',
      'Please give your consent to continue',
    ]);
    expect(html.attribute('input[name=phone]', 'value')).toBe('abc');
  });

  test('is refused from another site', async () => {
    expect((await send('/forms/lead', fields, 'cross-site')).status).toBe(403);
  });
});

describe('a question without script', () => {
  const fields = { name: 'Ann', email: '', text: 'Does it hold water?', website: '' };

  test('is stored, and thanked for', async () => {
    await site.configure({ ecommerce: { productQuestions: true } });
    const { status, location } = await send('/forms/question', { ...fields, product: String(productId) });
    expect([status, location]).toEqual([303, '/forms/question?sent=1']);
    const asked = await site.db.selectFrom('product_questions').selectAll().execute();
    expect(asked).toMatchObject([{ product_id: productId, status: 'pending' }]);
  });

  test('comes back with what is wrong', async () => {
    const { status, html } = await send('/forms/question', {
      ...fields,
      text: '',
      product: String(productId),
    });
    expect(status).toBe(422);
    expect(html.texts('.vt-field__error')).toEqual(['This value should not be blank.']);
  });
});

describe('a review without script', () => {
  const fields = { name: 'Ann', email: '', rating: '5', text: 'A jar like the moon', website: '' };

  test('is stored for moderation', async () => {
    const { status } = await send('/forms/review', { ...fields, product: String(productId) });
    expect(status).toBe(303);
    const review = await site.db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
    expect(review).toMatchObject({ product_id: productId, rating: 5, status: 'pending' });
  });

  test('needs stars and ten letters', async () => {
    const { html } = await send('/forms/review', {
      ...fields,
      product: String(productId),
      rating: '',
      text: 'Short',
    });
    expect(html.texts('.vt-field__error')).toEqual([
      'Please choose a rating',
      'Enter at least 10 characters',
    ]);
  });

  describe('with photos', () => {
    const photo = async (color: string) => {
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
        .png()
        .toBuffer();
      return new Blob([new Uint8Array(bytes)]);
    };

    async function sendPhotos(changes: Record<string, string>, photos: Blob[], path = '/forms/review') {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, product: String(productId), ...changes }))
        body.set(name, value);
      for (const [index, file] of photos.entries()) body.append('photos', file, `${index}.png`);
      const response = await fetch(site.origin + path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body,
        redirect: 'manual',
      });
      return { status: response.status, html: new Html(await response.text()) };
    }
    const kept = () => site.db.selectFrom('review_photos').select(['review_id', 'position']).execute();

    test('has a field for files only where the shop takes photos', async () => {
      const page = () => site.get(`/forms/review?product=${productId}`);
      expect((await page()).html.source).not.toContain('type="file"');
      expect((await sendPhotos({}, [await photo('red')])).status).toBe(403);
      await site.configure({ ecommerce: { productReviews: { photos: true } } });
      expect((await page()).html.source).toMatch(/enctype="multipart\/form-data"/i);
    });

    test('keeps them with the review', async () => {
      expect((await sendPhotos({}, [await photo('red'), await photo('blue')])).status).toBe(303);
      expect(await kept()).toEqual([
        { review_id: expect.any(Number), position: 1 },
        { review_id: expect.any(Number), position: 2 },
      ]);
    });

    test('does not lose them where another field is refused', async () => {
      const { status, html } = await sendPhotos({ text: 'Short' }, [await photo('lime')]);
      expect(status).toBe(422);
      const token = html.attribute('input[name=photo]', 'value') ?? '';
      expect((await sendPhotos({ photo: token }, [])).status).toBe(303);
      expect(await kept()).toHaveLength(3);
    });

    test('says what is wrong with a file, and takes none on other pages', async () => {
      const { status, html } = await sendPhotos({}, [new Blob(['<svg></svg>'])]);
      expect(status).toBe(422);
      expect(html.texts('.vt-field__error')).toEqual(['A photo has to be a JPEG, PNG, WebP or AVIF']);
      const five = await Promise.all(['red', 'blue', 'lime', 'teal', 'pink'].map(photo));
      expect((await sendPhotos({}, five)).html.texts('.vt-field__error')).toEqual([
        'No more than four photos',
      ]);
      expect((await sendPhotos({}, [], '/forms/lead')).status).toBe(400);
    });
  });

  test('of no product is no page', async () => {
    expect((await site.get('/forms/review')).status).toBe(404);
    expect((await site.get('/forms/review?product=99999999999')).status).toBe(404);
  });
});
