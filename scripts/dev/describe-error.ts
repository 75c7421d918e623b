import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { projectRoot } from '../vite-builds.ts';

/** What Vite adds to an error that it found in a source. */
interface SourceError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  frame?: string;
}

/** Message and place, with the lines of the source where Vite shows them; a text without colours. */
export function describeError(error: unknown): string {
  return stripVTControlCharacters(describe(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack, id, loc, frame }: SourceError = error;
  const file = loc?.file ?? id;
  const position = loc ? `:${loc.line}:${loc.column}` : '';
  if (file !== undefined)
    return [`${relative(projectRoot, file)}${position} ${message}`, frame].join('\n').trim();
  return stack ?? message;
}
