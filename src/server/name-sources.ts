import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { readSourceMap, type SourcePositions } from './source-positions.ts';

/**
 * Has the stacks of errors name the sources instead of the built program, as `--enable-source-maps` would. That
 * flag also reads the maps of every package and keeps what it has read: 37 MB of the 82 that live after the start.
 * Ours are read when the first stack wants them, and take 3.
 */
export function nameSourcesInStacks(builtFolder: string): void {
  const write = Error.prepareStackTrace;
  if (!write) return;
  const translate = createStackTranslator(builtFolder);
  Error.prepareStackTrace = (error, sites) => {
    const stack: unknown = write(error, sites);
    return typeof stack === 'string' ? translate(stack) : stack;
  };
}

/** `file:///srv/shop/dist/server/main.js:12:34`; on Windows a drive's letter stands before the folders. */
const modulePosition = /(file:\/\/\/(?:[A-Z]:)?[^\s:]{1,300}\.js):(\d{1,9}):(\d{1,9})/gi;

/** Translates positions in modules of `builtFolder` that have a map beside them; others stay as they are. */
export function createStackTranslator(builtFolder: string): (stack: string) => string {
  const folder = `${pathToFileURL(builtFolder).href}/`;
  const known = new Map<string, SourcePositions | null>();

  function positionsOf(file: string): SourcePositions | null {
    const found = known.get(file);
    if (found !== undefined) return found;
    const positions = readPositions(file);
    known.set(file, positions);
    return positions;
  }

  return (stack) =>
    stack.replace(modulePosition, (whole, module: string, line: string, column: string) => {
      if (!module.startsWith(folder)) return whole;
      const file = fileURLToPath(module);
      const found = positionsOf(file)?.find(Number(line), Number(column));
      return found ? `${resolve(dirname(file), found.source)}:${found.line}:${found.column}` : whole;
    });
}

/** Null when there is no map that can be read: whoever logs an error must not meet another one here. */
function readPositions(file: string): SourcePositions | null {
  try {
    return readSourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}
