import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = globSync('src/**/*.css', { cwd: root });
const scripts = globSync('src/{admin,live,sections,site,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

/** Properties that name a side of the screen where they mean a side of the text, and such values. */
const physical = [
  /^(?:scroll-)?(?:margin|padding)-(?:left|right|top|bottom):/,
  /^border-(?:left|right|top|bottom)\b/,
  /^(?:(?:min-|max-)?(?:width|height)|left|right|top|bottom):/,
  /^(?:text-align(?:-last)?|float|clear): (?:left|right)$/,
  /^(?:object|background)-position(?:-x)?:.*\b(?:left|right)\b/,
];
/** These know no start and end: they take the direction from `--vt-forward` (`src/ui/direction.css`). */
const sideways = [
  /^transform:.*translate(?:X|3d)?\((?!0)/,
  /^translate: (?!0\b|none$)/,
  /^transform-origin: (?:left|right|0|100%)/,
  /^rotate: -?(?!0|180)\d+deg$/,
];
/** Right and left in one value: they must be equal. */
const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-radius): (.+)$/;

function isPhysical(declaration: string): boolean {
  if (physical.some((pattern) => pattern.test(declaration)) || isLopsided(declaration)) return true;
  return !declaration.includes('--vt-forward') && sideways.some((pattern) => pattern.test(declaration));
}

function isLopsided(declaration: string): boolean {
  const [, sides = ''] = fourSides.exec(declaration) ?? [];
  // What stands in brackets is one value: `calc(1px + 2px)`.
  const [first, second, third, fourth] = sides
    .replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()')
    .split(' ');
  if (!declaration.startsWith('border-radius')) return fourth !== undefined && second !== fourth;
  return second !== undefined && !(first === second && (third ?? first) === (fourth ?? second));
}

function declarations(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((part) => part.trim().replace(/\s+/g, ' ').replace(/ ?: ?/, ': '))
    .filter((part) => /^[\w-]+: /.test(part) && !part.startsWith('--'));
}

describe('what names a side of the screen', () => {
  test.each([
    'margin-left: 4px',
    'padding: 0 4px 0 8px',
    'inset: auto 0 0 16px',
    'border-top-left-radius: 4px',
    'border-radius: 4px 0 0 4px',
    'text-align: left',
    'transform: translateX(-24px)',
    'translate: -100% 0',
    'transform-origin: left',
    'transform-origin: 0 100%',
    'rotate: 45deg',
    'background-position: right 8px center',
  ])('is seen in “%s”', (declaration) => expect(isPhysical(declaration)).toBe(true));

  test.each([
    'margin: 0 auto',
    'padding: 4px 8px 2px 8px',
    'border-radius: calc(1px + 2px) calc(3px + 4px)',
    'border-radius: 6px 6px 0 0',
    'transform: translateX(calc(-24px * var(--vt-forward)))',
    'translate: 0 -100%',
    'transform-origin: 50% 100%',
    'rotate: 180deg',
  ])('is not seen in “%s”', (declaration) => expect(isPhysical(declaration)).toBe(false));
});

/** What stands where a pointer or a text is measured, in pixels of the screen. */
const measured = [
  'src/admin/media/media.css: transform: translate(-50%, -50%)',
  'src/site/edit/edit.css: transform-origin: 0 0',
];

test('every sheet of storefront, builder and admin is written in logical properties [R739]', () => {
  expect(sheets.length).toBeGreaterThan(120);
  const wrong = sheets.flatMap((file) =>
    declarations(read(file))
      .filter(isPhysical)
      .map((declaration) => `${file}: ${declaration}`),
  );
  expect(wrong.sort()).toEqual(measured);
});

/** Styles and the admin's shorthands for them in views and scripts. */
const inScripts =
  /\b(?:m|p)[lr]=[{"]|\bta="(?:left|right)"|\bjustify="(?:left|right)"|\b(?:margin|padding|border|inset)(?:Left|Right)\b|\btextAlign: '(?:left|right)'|\bstyle\.(?:left|right)\b|style=\{\{[^}]*\b(?:left|right):/g;

test('no view or script says left or right where it means start or end', () => {
  expect(scripts.length).toBeGreaterThan(700);
  const found = scripts.flatMap((file) =>
    [...read(file).matchAll(inScripts)].map(([text]) => `${file}: ${text.replace(/\s+/g, ' ')}`),
  );
  expect(found.sort()).toEqual([
    // A point of a picture, which no language mirrors.
    'src/admin/media/focus-field.tsx: style={{ left:',
    // Where the selection of a text stands on the screen.
    'src/site/edit/canvas/place-bar.ts: style.left',
  ]);
});

test('orders are printed without header, footer and buttons', () => {
  const printed = (file: string) => /@media print \{([\s\S]*)\}\s*$/.exec(read(file))?.[1];
  for (const hidden of ['.vt-header', '.vt-footer', '.vt-messengers'])
    expect(printed('src/ui/base.css')).toContain(hidden);
  expect(printed('src/site/account/account.css')).toContain('.vt-order__actions');
  expect(printed('src/site/payment/payment.css')).toContain('.vt-result__ways');
});
