import { expect, test } from 'vitest';

import { settingsSchema } from '#domain/settings/settings.schema.ts';

import { articleCardSheets } from './article-card-sheets.ts';
import { productCardSheets } from './product-card-sheets.ts';
import { joinSheets } from './sheets.ts';

test('a sheet that two parts bring comes once, where it came first', () => {
  const settings = settingsSchema.parse({});
  const language = () => ':lang(en){}';
  expect(joinSheets(['.card{}', language, '.list{}', '.card{}', language, '.row{}'], settings)).toBe(
    '.card{}:lang(en){}.list{}.row{}',
  );
});

test.each(['card', 'plain', 'overlay'] as const)(
  'product cards bring the CSS of their template: %s',
  (name) => {
    const css = joinSheets(productCardSheets, settingsSchema.parse({ ecommerce: { templateListing: name } }));
    expect(css).toContain('.vt-card__link');
    expect(css.includes('.vt-card--overlay')).toBe(name === 'overlay');
  },
);

test.each(['card', 'row', 'overlay'] as const)(
  'article cards bring the CSS of their template: %s',
  (name) => {
    const settings = settingsSchema.parse({});
    settings.media.itemsStyle.template = name;
    const css = joinSheets(articleCardSheets, settings);
    expect(css).toContain('.vt-article-card__title');
    for (const template of ['row', 'overlay']) {
      expect(css.includes(`.vt-article-card--${template}`)).toBe(name === template);
    }
  },
);
