import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let pageId: number;
beforeAll(async () => {
  site = await startStorefront();
  pageId = await site.content.makePage({ slug: 'about', title: 'About' });
});
afterAll(() => site.stop());

async function draw(button: Record<string, unknown>) {
  const sections = [
    { id: 'a', type: 'text', options: { content: { html: '<p>a</p>' }, button: { title: 'Go', ...button } } },
  ];
  await site.change(['pages', `page:${pageId}`], () =>
    site.content.publish(pageId, { title: 'About', slug: 'about', sections }),
  );
  return (await site.get('/about')).html;
}

const here: [object, string][] = [
  [{ type: 'homepage' }, '/'],
  [{ type: 'page', url: 'delivery' }, '/delivery'],
  [{ type: 'page', url: 'о нас' }, `/${encodeURIComponent('о нас')}`],
  [{ type: 'catalog', url: 'prints' }, '/catalogs/prints'],
  [{ type: 'product', url: 'ferry' }, '/products/ferry'],
  [{ type: 'category', url: 'blog' }, '/blog'],
  [{ type: 'article', url: 'blog/first' }, '/blog/first'],
  [{ type: 'external', url: '/anything?x=1#y' }, '/anything?x=1#y'],
  [{ type: 'external', url: 'mailto:a@shop.example' }, 'mailto:a@shop.example'],
];
const away: [object, string][] = [
  [{ type: 'phone', phone: '8 (800) 555-35-35' }, 'tel:+78005553535'],
  [{ type: 'phone', phone: '+1 202 555 0142' }, 'tel:+12025550142'],
  [{ type: 'whatsapp', phone: '+1 202 555 0142' }, 'https://wa.me/12025550142'],
  [
    { type: 'whatsapp', phone: '+1 202 555 0142', text: 'Hi & bye' },
    'https://wa.me/12025550142?text=Hi%20%26%20bye',
  ],
  [{ type: 'external', url: 'https://other.example/a?b=c' }, 'https://other.example/a?b=c'],
  [{ type: 'external', url: 'http://other.example' }, 'http://other.example'],
];

describe('a link target', () => {
  test.each(here)('%o is %s in the same tab [R229-237]', async (link, href) => {
    const html = await draw({ link });
    expect(html.one('#section-a a.vt-button').attribs).toMatchObject({ href });
    expect(html.attribute('#section-a a.vt-button', 'target')).toBeUndefined();
  });

  test.each(away)('%o is %s in a new tab [R238]', async (link, href) => {
    const html = await draw({ link });
    expect(html.one('#section-a a.vt-button').attribs).toMatchObject({
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  test.each([
    [{ type: 'external', url: 'javascript:alert(1)' }],
    [{ type: 'external', url: 'java\tscript:alert(1)' }],
    [{ type: 'external', url: 'data:text/html,x' }],
    [{ type: 'phone', phone: 'call me' }],
    [null],
  ])('%o leads nowhere, so there is no button', async (link) => {
    const html = await draw({ link });
    expect(html.has('#section-a .vt-button')).toBe(false);
  });
});

describe('a button', () => {
  test('of type popup opens the enquiry form with its comment [R162,240]', async () => {
    const html = await draw({ type: 'popup', defaultComment: 'About the vase' });
    expect(html.one('#section-a a.vt-button').attribs).toMatchObject({
      'data-vt-modal': 'LeadForm',
      'data-comment': 'About the vase',
    });
  });

  test.each([
    ['phone', { type: 'phone', phone: '+1 202 555 0142' }, 'tel:+12025550142'],
    ['whatsapp', { type: 'whatsapp', phone: '+1 202 555 0142' }, 'https://wa.me/12025550142'],
    ['link', { type: 'catalog', url: 'prints' }, '/catalogs/prints'],
  ])('of type %s follows its target [R42,241-243]', async (type, link, href) => {
    const html = await draw({ type, link });
    expect(html.attribute('#section-a a.vt-button', 'href')).toBe(href);
  });

  test('is primary by default [R161,244]', async () => {
    const html = await draw({ link: { type: 'homepage' } });
    expect(html.attribute('#section-a a.vt-button', 'class')).toContain('vt-button--primary');
  });

  test.each(['primary', 'secondary', 'outline', 'text'])('may be %s [R245]', async (style) => {
    const html = await draw({ style, link: { type: 'homepage' } });
    expect(html.attribute('#section-a a.vt-button', 'class')).toContain(`vt-button--${style}`);
  });

  test('of an unknown style takes the section along, not the page', async () => {
    const html = await draw({ style: 'neon', link: { type: 'homepage' } });
    expect(html.has('#section-a')).toBe(false);
    expect(html.has('h1')).toBe(true);
  });

  test('has a text for screen readers, and none when it is not shown [R161]', async () => {
    const html = await draw({ text: 'Go to the prints', link: { type: 'homepage' } });
    expect(html.attribute('#section-a a.vt-button', 'aria-label')).toBe('Go to the prints');
    expect((await draw({ isShow: false, link: { type: 'homepage' } })).has('#section-a .vt-button')).toBe(
      false,
    );
  });
});
