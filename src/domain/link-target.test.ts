import { describe, expect, test } from 'vitest';

import { phoneHref, resolveLinkTarget, safeHref, whatsappHref, type LinkTarget } from './link-target.ts';

const here = (href: string) => ({ href, newTab: false, rel: undefined });
const away = (href: string) => ({ href, newTab: true, rel: 'noopener noreferrer' });

test.each<[LinkTarget, object]>([
  [{ type: 'homepage' }, here('/')],
  [{ type: 'page', url: 'about' }, here('/about')],
  [{ type: 'catalog', url: 'чай' }, here('/catalogs/%D1%87%D0%B0%D0%B9')],
  [{ type: 'product', url: 'tea' }, here('/products/tea')],
  [{ type: 'category', url: 'blog' }, here('/blog')],
  [{ type: 'article', url: 'blog/post' }, here('/blog/post')],
  [{ type: 'external', url: 'https://example.com/a?b=c' }, away('https://example.com/a?b=c')],
  [{ type: 'external', url: '//example.com/a' }, away('//example.com/a')],
  [{ type: 'external', url: '/local#part' }, here('/local#part')],
  [{ type: 'external', url: '#contacts' }, here('#contacts')],
  [{ type: 'external', url: 'mailto:a@b.co' }, here('mailto:a@b.co')],
  [{ type: 'phone', phone: '8 (800) 555' }, away('tel:+8800555')],
  [
    { type: 'phone', phone: 'none' },
    { href: null, newTab: false, rel: undefined },
  ],
  [{ type: 'whatsapp', phone: '+7 (912) 345-67-89' }, away('https://wa.me/79123456789')],
  [
    { type: 'whatsapp', phone: '+971501234567', text: 'Hi & привет' },
    away('https://wa.me/971501234567?text=Hi%20%26%20%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'),
  ],
])('%j', (target, link) => {
  expect(resolveLinkTarget(target)).toEqual(link);
});

describe('own origin', () => {
  const origin = 'https://shop.example';
  test.each([
    ['https://shop.example/cart', false],
    ['https://SHOP.example', false],
    ['https://shop.example?a', false],
    ['https://shop.example#a', false],
    ['//shop.example/', true],
    ['https://shop.example.evil.com/', true],
    ['https://other.example/', true],
  ])('%s opens a new tab: %j', (url, newTab) => {
    expect(resolveLinkTarget({ type: 'external', url }, { origin }).newTab).toBe(newTab);
  });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript :alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:msgbox(1)',
  'blob:https://a/b',
  'file:///etc/passwd',
  '/\\evil.com',
  '\\\\evil.com',
  '',
  '  ',
])('%j is refused', (url) => {
  expect(safeHref(url)).toBeNull();
  expect(resolveLinkTarget({ type: 'external', url }).href).toBeNull();
});

test.each([
  ['/a:b', '/a:b'],
  ['?q=a:b', '?q=a:b'],
  ['page', 'page'],
  [' https://a.b/ ', 'https://a.b/'],
  ['http://a.b', 'http://a.b'],
  ['HTTPS://a.b', 'HTTPS://a.b'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['tel:+79123456789', 'tel:+79123456789'],
  ['sms:1', 'sms:1'],
  ['tg:a', 'tg:a'],
  ['viber:a', 'viber:a'],
  ['geo:1,2', 'geo:1,2'],
])('%j is kept', (url, href) => {
  expect(safeHref(url)).toBe(href);
});

test('phone and chat links need digits', () => {
  expect(phoneHref('8 800 555-35-35')).toBe('tel:+78005553535');
  expect(phoneHref('+49 (0)30 901820')).toBe('tel:+4930901820');
  expect(phoneHref('+44 20 7946 0958 ext. 5')).toBe('tel:+442079460958;ext=5');
  expect(phoneHref('8 800 555-35-35 доб. 5')).toBe('tel:+78005553535;ext=5');
  expect(phoneHref('tel:+78005553535;ext=5'.slice(4))).toBe('tel:+78005553535;ext=5');
  expect(phoneHref('112')).toBe('tel:112');
  expect(phoneHref('')).toBeNull();
  expect(whatsappHref('')).toBeNull();
  expect(whatsappHref('+49 (0)30 901820 ext. 5')).toBe('https://wa.me/4930901820');
  expect(whatsappHref('+7 912 345 67 89', '  ')).toBe('https://wa.me/79123456789');
});
