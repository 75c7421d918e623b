import { beforeAll, expect, test } from 'vitest';

import { cardTemplates } from '#domain/settings/ecommerce.schema.ts';

import { useBrowser } from './support/browser.ts';
import { waitForStill } from './support/moments.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

let path: string;

beforeAll(async () => {
  const imageIds = [await testShop.makeImage('A jug'), await testShop.makeImage('The jug in a room')];
  await testShop.makeProduct({ title: 'Jug', slug: 'jug', imageIds });
  path = await testShop.makePage([{ type: 'product-widget', options: { layout: 'grid' } }]);
});

const everything = { quickAdd: true, quickView: true, newDays: 365, stock: 'always', options: 'counts' };
const combinations = cardTemplates.flatMap((template) =>
  (['never', 'hover', 'swipe'] as const).map((secondPicture) => ({ template, secondPicture })),
);

test.each(combinations)(
  'nothing covers the words of a card: $template, second picture $secondPicture',
  async ({ template, secondPicture }) => {
    await testShop.set({ ecommerce: { templateListing: template, cards: { ...everything, secondPicture } } });
    for (const width of [390, 1280]) {
      const { page, context } = await testShop.open(path, { width, reducedMotion: true });
      const card = page.locator('.vt-card', { hasText: 'Jug' });
      await card.scrollIntoViewIfNeeded();
      await waitForStill(page);
      const covered = await card.evaluate((element) =>
        ['.vt-card__title a', '.vt-price'].filter((selector) => {
          const words = element.querySelector(selector);
          if (!words) return true;
          const { x, y, width: wide, height } = words.getBoundingClientRect();
          // A card is one link: what the pointer meets first may let it through, and is then still seen.
          const body = element.querySelector<HTMLElement>('.vt-card__body');
          if (body) body.style.pointerEvents = 'auto';
          const top = document.elementFromPoint(x + Math.min(8, wide / 2), y + height / 2);
          return !body?.contains(top);
        }),
      );
      expect({ width, covered }).toEqual({ width, covered: [] });
      await context.close();
    }
  },
);
