/** JSON inside a script element: `<` escaped, so that no text can close it (case 24 of reliability.md). */
export function escapedJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Data for the script; the browser runs nothing of it. */
export function hiddenJson(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${escapedJson(data)}</script>`;
}
