import type { Frame, Page } from 'playwright';

import { countries } from '#domain/countries/countries.ts';
import { loadZones } from '#domain/countries/zones.ts';

import { examineMirror, examineNumbers } from './examine-mirror.ts';
import { examineLayout } from './examine-page.ts';
import { examineWords } from './examine-words.ts';
import { waitForStill } from './moments.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const lengths = ['long', 'short'] as const;
const nameDate = (date: Date, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...part }).format(date);
const months = lengths.flatMap((month) =>
  Array.from({ length: 12 }, (_, index) => nameDate(new Date(Date.UTC(2026, index)), { month })),
);
const weekdays = lengths.flatMap((weekday) =>
  Array.from({ length: 7 }, (_, index) => nameDate(new Date(Date.UTC(2026, 0, index + 1)), { weekday })),
);

/** What every language writes alike. */
const allowed = [
  // Addresses, files, and names by which programs know things.
  String.raw`\S+@\S+`,
  String.raw`https?://\S+|\b127\.0\.0\.1:\S+|\bsmtp\.\S+|(?<!\p{L})/[\w/-]+`,
  String.raw`\S+\.(?:webp|svg|jpg|png|csv)(?!\p{L})`,
  String.raw`\bTC-[\w-]+|\bsample \d+|\bSAMPLE-\d+`,
  String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b`,
  String.raw`\b(?:utm_)?(?:source|medium|campaign): [\w-]+`,
  // Names of networks, of payment providers and shop programs, of goods, and of the program.
  'Facebook|Instagram|Telegram|VK|WhatsApp|TikTok|LinkedIn|Medium|Twitter',
  String.raw`\bShopify\b|\bStripe\b|\bTelr\b|\bTap\b|\bPayTabs\b|\bVisa\b|\bMastercard\b`,
  String.raw`\bVitrina\b|\bTide & Clay\b|\bI{1,3}\b`,
  // A sample of a font's letters.
  String.raw`\bAa\b`,
  // Languages by their own names, and keys by what is written on them.
  String.raw`\b(?:EN|RU|English)\b|\bCtrl K\b`,
  // Written by `Intl`, which knows no such language; a chart may put the day below the month.
  String.raw`\b(?:${months.join('|')})(?!\p{L})(?: ?\d+)?(?:, \d{4})?|\b[AP]M\b`,
  String.raw`\b(?:${weekdays.join('|')})\b`,
  String.raw`\bRUB\b|\b\d+ px\b`,
  // Of countries, and of the regions where the samples live: lists of their own.
  ...wholeWords([
    ...countries.flatMap(({ code }) => [code, countryNames.of(code) ?? code]),
    ...(await loadZones('RU', 'en')).map(({ name }) => name),
  ]),
];

/** Longest first, since names begin with each other's: “Guinea-Bissau”. */
function wholeWords(names: readonly string[]): string[] {
  return names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `(?<!\\p{L})${name.replace(/[.(){}]/g, String.raw`\$&`)}(?!\\p{L})`);
}

/** With PSEUDO_PICTURES=folder each page is drawn in either direction, for people to look at. */
const folder = process.env['PSEUDO_PICTURES'];

/** What an open page says past the language's texts; `names` are further ones that it may say. */
export async function examinePseudoWords(
  page: Page | Frame,
  name: string,
  names: readonly string[] = [],
): Promise<string[]> {
  const problems = await examineWords(page, { allowed: [...allowed, ...wholeWords(names)] });
  return problems.map((problem) => `${name}: ${problem}`);
}

/** All that is wrong with the page that is open, at these widths, in both directions. */
export async function examinePseudoPage(
  page: Page,
  name: string,
  { widths, names }: { widths: readonly number[]; names?: readonly string[] },
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What a width hides is not read.
    found.push(...(await examinePseudoWords(page, `${name} (${width})`, names)));
    for (const dir of ['rtl', 'ltr'] as const) {
      await turn(page, dir);
      await waitForStill(page);
      const problems = await examineLayout(page, 'body');
      found.push(...problems.map((problem) => `${name} (${width}, ${dir}): ${problem}`));
      const path = `${folder}/${name.replaceAll(/\W+/g, '_').slice(0, 80)}-${width}-${dir}.png`;
      if (folder) await page.screenshot({ path, fullPage: true });
    }
    await turn(page, 'rtl');
    const mirrored = [...(await examineMirror(page)), ...(await examineNumbers(page))];
    found.push(...mirrored.map((problem) => `${name} (${width}): ${problem}`));
  }
  return found;
}

function turn(page: Page, dir: 'rtl' | 'ltr'): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.dir = wanted;
  }, dir);
}
