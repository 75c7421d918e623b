import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  taxClassInputSchema,
  taxRateInputSchema,
  taxSettingsInputSchema,
} from '#domain/schemas/tax.schema.ts';
import { createTaxManagement } from '#modules/taxes/manage-taxes.ts';

/** Taxes a shop, as the back office does: its settings, classes beside the standard one, and rates. */
export async function taxShop(
  db: Kysely<Database>,
  {
    classes = [],
    rates,
    ...settings
  }: Record<string, unknown> & { classes?: string[]; rates: Record<string, unknown>[] },
): Promise<void> {
  const management = createTaxManagement(db);
  for (const code of classes) await management.addClass(taxClassInputSchema.parse({ code, name: code }));
  for (const rate of rates) {
    await management.addRate(
      taxRateInputSchema.parse({ class: 'standard', validFrom: '2020-01-01', name: 'VAT', ...rate }),
    );
  }
  const { version } = (await management.read()).settings;
  await management.changeSettings(
    taxSettingsInputSchema.parse({
      enabled: true,
      taxNumber: '',
      byDestination: false,
      deliveryClass: null,
      version,
      ...settings,
    }),
  );
}
