import { expect, test } from 'vitest';

import { headerSettingsSchema } from './layout.schema.ts';

test('an unknown or broken header item costs only itself', () => {
  const header = headerSettingsSchema.parse({
    template: 'split',
    desktop: {
      main: {
        start: [{ type: 'logo' }, { type: 'hologram' }, null, { type: 'menu', menu: 7 }],
        end: [{ type: 'cart' }],
      },
    },
  });
  expect(header.template).toBe('split');
  expect(header.desktop.main).toEqual({ start: [{ type: 'logo' }], center: [], end: [{ type: 'cart' }] });
});

test('more items than fit a row are refused', () => {
  const start = Array.from({ length: 13 }, () => ({ type: 'logo' }));
  expect(headerSettingsSchema.safeParse({ desktop: { main: { start } } }).success).toBe(false);
});
