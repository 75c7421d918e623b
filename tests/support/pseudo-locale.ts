import { parseMessage, type MessagePart } from '#domain/i18n/parse-message.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÅßĈĐÉƑĜĤÎĴĶĻṀÑŌÞǪŔŠŤÛṼŴẊÝŽåƀćđéƒĝĥîĵķļɱñōþǫŕšťûṽŵẋýž'];

/** Not for people to read: addresses, and the names that an owner's templates are filled by. */
const kept = /(%\w+%|https?:\/\/\S+|[\w.]+@[\w.]+|&\w+;|<\/?\w+>)/;

/**
 * English as a language that nobody speaks: `Checkout` becomes `[Ĉĥéćķōûť ~~~]`. Accents tell a text of the language's
 * files from one that is written into the code, the brackets whether all of it is seen, the length what German
 * would need. Parameters and plural branches stay. Throws what `parseMessage` throws.
 */
export function toPseudo(message: string): string {
  if (message.trim() === '') return message;
  const parts = parseMessage(message);
  const missing = Math.max(1, Math.ceil(longest(parts) * 0.4) - 2);
  return `[${write(parts)} ${fill(missing)}]`;
}

/** The same for the texts of a file, lists and folders of texts included; anything else stays. */
export function toPseudoTexts<Value>(value: Value): Value;
export function toPseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return toPseudo(value);
  if (Array.isArray(value)) return value.map((one: unknown) => toPseudoTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPseudoTexts(one)]));
}

/** As `parseMessage` reads it, with accents on what is text. */
function write(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return accent(part);
      if (part.type === 'count') return '#';
      if (part.type === 'parameter') return `{${part.name}}`;
      const branches = [...part.branches].map(([name, inner]) => `${name} {${write(inner)}}`);
      return `{${part.name}, plural, ${branches.join(' ')}}`;
    })
    .join('');
}

function accent(text: string): string {
  return text
    .split(kept)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : piece.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter),
    )
    .join('');
}

/** Letters of the longest way to say it; a parameter is as long as its name. */
function longest(parts: readonly MessagePart[]): number {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part.length;
      if (part.type === 'count') return 1;
      if (part.type === 'parameter') return part.name.length;
      return Math.max(...[...part.branches.values()].map(longest));
    })
    .reduce((sum, length) => sum + length, 0);
}

/** In words, so that long texts break into lines as other languages do. */
function fill(length: number): string {
  return '~'.repeat(length).replace(/~{8}(?=~)/g, '~~~~~~~ ');
}
