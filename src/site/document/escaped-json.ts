/** JSON inside a script element: `<` escaped, so that no text can close it (case 24 of reliability.md). */
export function escapedJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
