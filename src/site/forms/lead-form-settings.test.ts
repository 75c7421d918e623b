import { expect, test } from 'vitest';

import { settingsSchema } from '#domain/settings/settings.schema.ts';

import { leadFormSettings } from './lead-form-settings.ts';

test.each([true, false])('with the setting %s the consent starts so', (leadsPopupEnabledByDefault) => {
  for (const language of ['en', 'ru']) {
    const settings = settingsSchema.parse({ language, ecommerce: { leadsPopupEnabledByDefault } });
    expect(leadFormSettings(settings).policy?.isOn).toBe(leadsPopupEnabledByDefault);
  }
});
