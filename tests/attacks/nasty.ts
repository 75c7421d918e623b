/** Values that broke other programs; to be sent raw, encoded and encoded twice. */
export const nastyValues: readonly string[] = [
  '', ' ', '0', '-1', '1', '2', '00', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '2147483648', '9007199254740993',
  '99999999999999999999999999', 'null', 'true', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'prototype',
  'toString', 'hasOwnProperty', "'", '"', "' or 1=1--", "1'; drop table products;--", '1; select pg_sleep(5)--',
  "') union select password_hash from staff--", '\\', '$1', '/*', ';--', '%', '%%', '_', '*', '?', '#', '&', '=', '+',
  '/', '//', '///', '..', '../..', '../../../etc/passwd', '..\\..\\', '.', './', ';a=b', ';.css', '%00', '%0d%0aSet-Cookie:x=1',
  '%zz', '%', '%c0%af', '%e0%80%af', '%f8%80%80%80%af', '%ed%a0%80', '%fe%ff', '%u0041', '%2e%2e%2f', '%252e%252e%252f',
  'чай', 'ЁЖ', '日本語', '👩‍👩‍👧‍👦', '\u202e', '\u0000', 'a\u0000b', '\ud800', '\udfff', '\uffff', '\u00a0', 'e\u0301', 'ß', 'ı', '﷽',
  '\u2028', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}', '${7*7}',
  '(a+)+$', 'a'.repeat(119), 'a'.repeat(300), 'я'.repeat(200), '['.repeat(500), '%'.repeat(900), '/'.repeat(700),
  '1'.repeat(3000), 'x'.repeat(2500), '%25'.repeat(500), '& | !', 'a:*', '<->', "'':*", '-', '"a b', 'tea | drop',
  'title', 'price_asc', 'cup', 'prints', 'first-post', 'about', 'clay', '//evil.example', '/\\evil.example', '@evil.example',
];

export const nastyNames: readonly string[] = [
  'page', 'sort', 'variation', 'q', 'tag', 'number', 'disable-interaction', 'filter', 'filter[minPrice]', 'filter[maxPrice]',
  'filter[properties][Paper][Kraft]', 'filter[properties][Paper]', 'filter[options][Color][Red]', 'filter[properties][__proto__][x]',
  'filter[options][constructor][prototype]', 'filter[properties][a]][[b]', '__proto__[x]', '__proto__', 'constructor', 'utm_source',
  '_method', 'callback', 'offset', 'limit', 'page[]', 'page[$gt]', 'tag[]', 'filter[', ']', '', 'x'.repeat(1000),
];

/** As it is (where Node's parser lets a request line hold it), encoded, or encoded twice. */
export function spell(value: string, random: () => number): string {
  const wellFormed = value.toWellFormed();
  const roll = random();
  if (roll < 0.3) return wellFormed.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  if (roll < 0.5) return encodeURI(wellFormed).replaceAll('%25', '%');
  const once = encodeURIComponent(wellFormed);
  return roll < 0.9 ? once : encodeURIComponent(once);
}
