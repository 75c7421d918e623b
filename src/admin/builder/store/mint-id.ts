const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id for a section, an item or a menu entry: 12 letters and digits, 62 bits. */
export function mintNodeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 36]).join('');
}

/** A random UUID; `crypto.randomUUID` is missing where the admin is opened over plain HTTP. */
export function mintUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}
