import { mkdirSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/section-definitions.ts';

import { useBrowser, widths } from './support/browser.ts';
import { drawPictures, examplesShop, publishExamples, type ExamplePages } from './support/example-pages.ts';
import { examineLayout, examinePictures, scrollThrough, watchShifts } from './support/examine-page.ts';
import { useLab } from './support/lab.ts';

useBrowser();
const lab = useLab();
/** With SECTION_PICTURES=1 every type is drawn into this folder, for people to look at. */
const folder = process.env['SECTION_PICTURES'] ? 'test-results/section-examples' : null;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let pages: ExamplePages;
beforeAll(async () => {
  pages = await publishExamples(lab);
  if (folder) mkdirSync(folder, { recursive: true });
});

describe.each(['en', 'ru'] as const)('every example in %s lies well at every width:', (language) => {
  let page: Page;
  let readShifts: Awaited<ReturnType<typeof watchShifts>>;
  let errors: string[];
  beforeAll(async () => {
    await lab.set(examplesShop(language));
    const opened = await lab.open('/', { reducedMotion: true });
    ({ page } = opened);
    ({ errors } = opened.trouble);
    readShifts = await watchShifts(page);
    await drawPictures(page);
    return () => opened.context.close();
  });

  test.each([...sectionDefinitions.keys()])('%s', async (type) => {
    const found: string[] = [];
    errors.length = 0;
    for (const width of widths) {
      const say = (problems: string[]) => found.push(...problems.map((problem) => `${width}: ${problem}`));
      await page.setViewportSize({ width, height: 900 });
      // A window that changes its width moves everything: what moves by itself is seen in a new page.
      if (width !== 800) {
        await page.goto(lab.origin() + pages.get(type));
        await scrollThrough(page);
        say(await readShifts());
      }
      say(await examineLayout(page));
      // Colours, names and roles are the same in both languages.
      if (language === 'en' || width === 390) say(await findViolations(page));
      if (width === 1280) say(await examinePictures(page));
      if (folder) await draw(page, `${folder}/${type}-${language}-${width}.jpg`);
    }
    expect([...found, ...errors]).toEqual([]);
  });
});

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(rules)
    // The same section stands here several times, which no shop's page would do.
    .disableRules(['landmark-unique'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

async function draw(page: Page, path: string): Promise<void> {
  await page.locator('main').screenshot({ path, type: 'jpeg', quality: 70 });
}
