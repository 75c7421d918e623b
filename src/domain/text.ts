/** Lower case, ё as е, trimmed, single spaces: the form in which texts are compared and searched. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/**
 * One line as a person meant it: NFC, without control characters and marks that turn the direction of
 * what follows, single spaces, trimmed.
 */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/** An address of mail as it is stored and compared: people write it with capitals and spaces around. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).toLowerCase();
}

/**
 * What a person typed, fit to be stored: NFC, no control characters but line breaks and tabs, no halves of
 * characters (PostgreSQL refuses both in JSON), trimmed.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .trim();
}

/** The words of sanitised HTML, spaces collapsed. The result is text: escape it before it is HTML again. */
export function plainText(html: string): string {
  let text = '';
  let position = 0;
  // indexOf instead of a pattern: `<[^>]*>` is quadratic on "<<<<…".
  while (position < html.length) {
    const open = html.indexOf('<', position);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    if (close === -1) break;
    const tag = html.slice(open + 1, close);
    text += html.slice(position, open) + (inlineTag.test(tag) ? '' : ' ');
    position = close + 1;
  }
  return decodeEntities(text + html.slice(position))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tags that do not end a word: "<b>V</b>itrina" is one. */
const inlineTag = /^\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u|wbr)(?=[\s/]|$)/;

const entityNames = (
  'amp lt gt quot apos nbsp shy laquo raquo mdash ndash hellip bull middot ldquo rdquo lsquo rsquo ' +
  'copy reg trade deg times plusmn euro numero'
).split(' ');
const entityCharacters = '&<>"\'\u00a0\u00ad«»—–…•·“”‘’©®™°×±€№';

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,8}));/g,
    (entity: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entityCharacters[entityNames.indexOf(name)] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : entity;
    },
  );
}
