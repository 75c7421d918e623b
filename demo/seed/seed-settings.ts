import { sql } from 'kysely';

import { settings as content } from '../content/settings.ts';
import { known, say, type SeedContext } from './seed-context.ts';

/** Every settings group that the demo shop sets; the rest keeps its defaults. */
export async function seedSettings(context: SeedContext): Promise<void> {
  const { common, ecommerce, socials, seo, footer } = content;
  const image = (key: string) => known(context.imageIds, key);
  const groups = {
    language: context.language,
    common: {
      ...localize(context, common),
      favicon: image('favicon'),
      sharedImage: image('share'),
    },
    socials: localize(context, socials),
    ecommerce: {
      currency: say(context, ecommerce.currency),
      priceFormatSeparator: say(context, ecommerce.priceFormatSeparator),
      shippingPolicy: say(context, ecommerce.shippingPolicy),
      refundPolicy: say(context, ecommerce.refundPolicy),
      checkoutFormMessage: say(context, ecommerce.checkoutFormMessage),
      checkoutOrderMessage: say(context, ecommerce.checkoutOrderMessage),
      checkoutPolicyText: say(context, ecommerce.checkoutPolicyText),
      leadsPopupTitle: say(context, ecommerce.leadsPopupTitle),
      leadsPopupPolicyText: say(context, ecommerce.leadsPopupPolicyText),
      enquiryModalCustomField: { label: say(context, ecommerce.enquiryModalCustomField) },
      previewSizeInListing: { width: 4, height: 5 },
    },
    header: {
      logo: image('logo'),
      logoAlt: say(context, common.sitename),
    },
    footer: { logo: image('logo-inverse'), text: say(context, footer.text) },
    seo: {
      templates: Object.fromEntries(
        Object.entries(seo).map(([kind, templates]) => [kind, localize(context, templates)]),
      ),
    },
  };
  const rows = Object.entries(groups).map(([name, value]) => ({
    name,
    value: sql`${JSON.stringify(value)}::jsonb`,
  }));
  await context.trx.insertInto('settings').values(rows).execute();
}

/** Picks the demo's language in every pair of an object. */
function localize(context: SeedContext, texts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, pair]) => [key, say(context, pair)]));
}
