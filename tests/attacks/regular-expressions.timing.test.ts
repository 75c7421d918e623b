import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const length = 50_000;
const slowestMs = 50;
/** A runaway expression is stopped here; the margin over the bar is for a busy machine. */
const stopMs = 1000;

interface Found {
  where: string;
  source: string;
  flags: string;
}

/** Literals by the syntax tree; made ones by their text, which must be known here. */
function collect(): { literals: Found[]; made: string[] } {
  const literals: Found[] = [];
  const made: string[] = [];
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$|\.fixture\.ts$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [call] of text.matchAll(/\bnew RegExp\(.*|\bRegExp\((?!\)).*/g)) made.push(`${file}: ${call}`);
    const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    walk(tree, (pattern, flags, at) => {
      literals.push({ where: `${file}:${text.slice(0, at).split('\n').length}`, source: pattern, flags });
    });
  }
  return { literals, made };
}

function walk(node: unknown, visit: (pattern: string, flags: string, at: number) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    visit(pattern, flags, 'start' in node ? Number(node.start) : 0);
    return;
  }
  for (const child of Object.values(node)) walk(child, visit);
}

const fill = (unit: string, tail = ''): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + tail;

/** What slow expressions trip over: long runs that almost match, and starts that never end. */
function listAttacks(): string[] {
  const units = [
    'a',
    'A',
    '0',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '<',
    '<<',
    '</',
    '<a',
    '<a ',
    '<script',
    '<script>',
    '<!--',
    '-->',
    '>',
    '&',
    '&a',
    '&#',
    '-',
    '--',
    '- ',
    '_',
    '.',
    'a.',
    '/',
    '\\',
    '%',
    '%25',
    '%2',
    '[',
    ']',
    '[]',
    '][',
    '{',
    '}',
    '{{',
    '{a',
    '{a,',
    '${',
    '(',
    ')',
    '+',
    '+1',
    '+1(',
    '*',
    '?',
    '?a=',
    '=',
    '"',
    "'",
    '`',
    ':',
    'a:',
    '://',
    'http://',
    'https://a',
    ';',
    '; ',
    ';q',
    ';q=0',
    ';q=0 ',
    ',',
    ', ',
    'a,',
    '@',
    'a@',
    'a@a.',
    '#',
    '#a',
    '|',
    '~',
    '!',
    '^',
    'W/',
    'filter[',
    'page=',
    'data-',
    'a-',
    'a ',
    ' a',
    'a\n',
    '1 ',
    '1.',
    '1,',
    'я',
    'ё',
    '日',
    '😀',
    '\u0301',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\0',
    'aA0 ',
    'url(',
    'rgb(',
    '0%,',
    'x="',
    "x='",
    'src=',
    'on',
    '<?xml',
    '<!DOCTYPE svg',
    '<svg',
    'base64,',
  ];
  const tails = ['', '!', '\0', 'a', ' x', '\n'];
  const attacks = units.flatMap((unit) => tails.map((tail) => fill(unit, tail)));
  for (const opening of [
    '<script>',
    '<a ',
    'https://',
    '+1',
    '"',
    'filter[properties][',
    '<!--',
    '{',
    '<svg',
    'src=',
    '/img/',
  ]) {
    for (const unit of ['a', ' ', '<', '(', '-', '0', '/', ']', '\n'])
      attacks.push(opening + fill(unit, '!'));
  }
  return attacks;
}

/** Of this thread: what others do on the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The slowest attack and its milliseconds of processor time, `stopMs` when it had to be stopped. All attacks run as
 * one script: to watch over each of them costs more than they do.
 */
function measure({ source, flags }: Found, attacks: readonly string[]): { ms: number; attack: string } {
  const sandbox = createContext({ source, flags, attacks, cpuMs, slowestMs, ms: 0, index: 0, slowest: 0 });
  const attackAll = new Script(`{
    const expression = new RegExp(source, flags.replace(/[gy]/g, '') + (flags.includes('g') ? 'g' : ''));
    for (; index < attacks.length && ms <= slowestMs; index++) {
      let least = Infinity;
      // Again when it was slow: the first run may have been compiled or interrupted.
      for (let turn = 0; turn < 3 && least > slowestMs; turn++) {
        const begin = cpuMs();
        if (expression.global) attacks[index].replace(expression, '');
        else expression.test(attacks[index]);
        least = Math.min(least, cpuMs() - begin);
      }
      if (least > ms) [ms, slowest] = [least, index];
    }
  }`);
  // Where it was stopped it goes on, unless that was the same attack twice.
  for (let stoppedAt: unknown = null; ; stoppedAt = sandbox['index']) {
    try {
      attackAll.runInContext(sandbox, { timeout: stopMs });
      break;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const index = Number(sandbox['index']);
      if (index === stoppedAt) return { ms: stopMs, attack: attacks[index] ?? '' };
    }
  }
  return { ms: Number(sandbox['ms']), attack: attacks[Number(sandbox['slowest'])] ?? '' };
}

/** The error is the sandbox’s, no `Error` of this program. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Quadratic, and never given more than this many characters. */
const bounded: Record<string, number> = {
  // An upload's first 4096 bytes (detectExt).
  'src/modules/media/inspect-image.ts': 4096,
};

const { literals, made } = collect();

test('expressions are found', () => {
  expect(literals.length).toBeGreaterThan(100);
});

test('no expression needs more than 50 ms for 50,000 characters of malice', { timeout: 300_000 }, () => {
  const attacks = listAttacks();
  const slow: string[] = [];
  const unique = [...new Map(literals.map((found) => [`${found.source}/${found.flags}`, found])).values()];
  for (const found of unique) {
    const most = bounded[found.where.replace(/:\d+$/, '')];
    const { ms, attack } = measure(found, most ? attacks.map((text) => text.slice(0, most)) : attacks);
    if (ms > slowestMs)
      slow.push(
        `${found.where} /${found.source}/${found.flags}: ${Math.round(ms)} ms on ${JSON.stringify(attack.slice(0, 12))}…`,
      );
  }
  expect(slow).toEqual([]);
});

/** One class of characters; patterns of our own schemas, which stand above, on texts of ours. */
const knownFiles = ['src/site/client/more-fonts.ts: ', 'src/http/openapi-examples.ts: '];

test('expressions made at run time are known', () => {
  expect(made.filter((call) => !knownFiles.some((file) => call.startsWith(file)))).toEqual([]);
});
