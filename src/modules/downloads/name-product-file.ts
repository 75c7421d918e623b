import { cleanLine } from '#domain/text.ts';

const longest = 150;

/**
 * What buyers save an uploaded file as: the last part of what the sender calls it, without signs that a file system or
 * a header would read as something else. It keeps its ending, and is never a path.
 */
export function nameProductFile(sent: string): string {
  const last = cleanLine(sent).split(/[/\\]/).at(-1) ?? '';
  const bare = withoutEnds(last.replace(/[<>:"|?*]/g, '_'));
  if (bare.length <= longest) return bare || 'file';
  const ending = /\.\w{1,10}$/.exec(bare)?.[0] ?? '';
  return (bare.slice(0, longest - ending.length).trimEnd() + ending).toWellFormed();
}

/** Without the points and spaces at its ends; an expression that asks for the last ones takes the square of the time. */
function withoutEnds(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && /[.\s]/.test(name.charAt(start))) start++;
  while (end > start && /[.\s]/.test(name.charAt(end - 1))) end--;
  return name.slice(start, end);
}
