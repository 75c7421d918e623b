import { hideInAddress } from './hide-personal-data.ts';

export interface StackFrame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
}

const mostFrames = 30;

/** The calls of a stack as V8 (`at name (file:1:2)`) or the other engines (`name@file:1:2`) write it, latest last. */
export function readStack(stack: string): StackFrame[] {
  return stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => readFrame(line.trim()) ?? [])
    .slice(0, mostFrames)
    .toReversed();
}

function readFrame(line: string): StackFrame | null {
  const [name, place] = line.startsWith('at ') ? splitAtBracket(line.slice(3)) : splitAtSign(line);
  const parts = place.split(':');
  const colno = Number(parts.pop());
  const lineno = Number(parts.pop());
  const filename = parts.join(':').replace(/[?#].*/su, '');
  if (!Number.isInteger(colno) || !Number.isInteger(lineno) || filename === '') return null;
  return { filename: hideInFile(filename), function: name.slice(0, 100) || '?', lineno, colno };
}

function splitAtBracket(call: string): [name: string, place: string] {
  const open = call.lastIndexOf('(');
  return open < 0 ? ['', call] : [call.slice(0, open).trim(), call.slice(open + 1, -1)];
}

function splitAtSign(call: string): [name: string, place: string] {
  const sign = call.indexOf('@');
  return sign < 0 ? ['', ''] : [call.slice(0, sign), call.slice(sign + 1)];
}

/** Code that stands in a page itself has the page's address. */
function hideInFile(filename: string): string {
  const isPage = /^https?:/.test(filename) && !/\.m?js$/.test(filename);
  return isPage ? hideInAddress(filename) : filename;
}
