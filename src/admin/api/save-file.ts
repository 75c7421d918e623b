/** A slow disk or a question of the browser may come between the press and the reading. */
const keptMs = 60_000;

/** Has the browser save a file, as if its link had been pressed. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
