import { expect, test } from 'vitest';

import { settingsSchema } from '#domain/settings/settings.schema.ts';

import { leadFormSettings } from './lead-form-settings.ts';

test.each([
  ['en', true, true],
  ['en', false, false],
  ['ru', true, false],
  ['ru', false, false],
])('in %s with the setting %s the consent starts as %s', (language, leadsPopupEnabledByDefault, isOn) => {
  const settings = settingsSchema.parse({ language, ecommerce: { leadsPopupEnabledByDefault } });
  expect(leadFormSettings(settings).policy?.isOn).toBe(isOn);
});
