import type { CommercemlChoices } from '#domain/schemas/commerceml.schema.ts';

export type OrdersEncoding = CommercemlChoices['ordersEncoding'];

/** Bytes from 128 on by their letter. */
const bytes1251 = new Map(
  Array.from(
    new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128)),
    (letter, index) => [letter, index + 128] as const,
  ),
);

/** Bytes of a document; letters that windows-1251 does not have are written as their number, which XML reads alike. */
export function encodeXml(xml: string, encoding: OrdersEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(xml);
  const numbered = xml.replace(/[^\0-\u007f]/gu, (letter) =>
    bytes1251.has(letter) ? letter : `&#${letter.codePointAt(0)};`,
  );
  return Buffer.from(Array.from(numbered, (letter) => bytes1251.get(letter) ?? letter.charCodeAt(0)));
}
