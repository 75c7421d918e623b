/** Whether a text is a UUID (RFC 9562, section 4), in small or capital letters. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
