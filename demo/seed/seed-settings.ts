import { sql } from 'kysely';

import type { DemoLanguage } from '#domain/schemas/starter-site.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { layOver } from '#domain/themes/apply-theme.ts';
import { readyThemes } from '#domain/themes/ready-themes.ts';

import { known, say, type SeedContext } from './seed-context.ts';

/**
 * A box ticked beforehand is no consent: GDPR, recital 32, with the Court of Justice, C-673/17 (Planet49), and
 * Russia's 152-FZ, article 9. Unset, `leadsPopupEnabledByDefault` means true.
 */
const untickedConsents = { checkoutPolicyEnabledByDefault: false, leadsPopupEnabledByDefault: false };

/** Every settings group that the site sets, over its theme; what a shop has set already stays as it is. */
export async function seedSettings(context: SeedContext): Promise<void> {
  const { trx, site } = context;
  const stored = await trx.selectFrom('settings').select(['name', 'value']).execute();
  const present = new Map(stored.map(({ name, value }) => [name, value]));
  const layers = [themeGroups(context), contentGroups(context), site.extras];
  const groups = layers.reduce<Record<string, unknown>>(
    (laid, layer) => layOver(laid, layer) as Record<string, unknown>,
    {},
  );
  const rows = Object.entries({ language: context.language, ...groups }).map(([name, value]) => ({
    name,
    value: sql`${JSON.stringify(present.has(name) ? layOver(value, present.get(name)) : value)}::jsonb`,
  }));
  await trx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
    .execute();
}

const usualMoney: Record<DemoLanguage, Pick<Settings['ecommerce'], 'currency' | 'priceFormatSeparator'>> = {
  en: { currency: 'USD', priceFormatSeparator: 'comma' },
  ru: { currency: 'RUB', priceFormatSeparator: 'space' },
  ar: { currency: 'AED', priceFormatSeparator: 'comma' },
};

/**
 * Of a shop that begins empty: its language, money that people who read it know until the owner chooses, and
 * no consent ticked. An unknown currency alone means roubles (specification section 5).
 */
export async function seedEmptySettings({ trx, language }: SeedContext): Promise<void> {
  const groups = { language, ecommerce: { ...usualMoney[language], ...untickedConsents } };
  await trx
    .insertInto('settings')
    .values(
      Object.entries(groups).map(([name, value]) => ({ name, value: sql`${JSON.stringify(value)}::jsonb` })),
    )
    // What the shop has set already stays as it is.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function themeGroups({ site }: SeedContext): Record<string, unknown> {
  if (site.theme === null) return {};
  const { home: _, ...groups } = readyThemes[site.theme];
  return groups;
}

function contentGroups(context: SeedContext): Record<string, unknown> {
  const { site } = context;
  const { common, ecommerce, socials, seo, footer, header } = site.settings;
  const image = (key: string) => known(context.imageIds, key);
  return {
    common: {
      ...localize(context, common),
      favicon: image(site.marks.favicon),
      sharedImage: image(say(context, site.marks.share)),
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
      ...(ecommerce.bylineProperty && { bylineProperty: say(context, ecommerce.bylineProperty) }),
      ...(ecommerce.returnsNote && { returnsNote: say(context, ecommerce.returnsNote) }),
      ...(ecommerce.paymentMarks && { paymentMarks: say(context, ecommerce.paymentMarks) }),
      ...(ecommerce.sizeGuide && { sizeGuide: localize(context, ecommerce.sizeGuide) }),
      ...untickedConsents,
      enquiryModalCustomField: { label: say(context, ecommerce.enquiryModalCustomField) },
    },
    header: {
      logo: image(say(context, site.marks.logo)),
      logoAlt: say(context, common.sitename),
      ...(header && { announcement: announce(context, header.announcement) }),
    },
    footer: { logo: image(say(context, site.marks.logoInverse)), text: say(context, footer.text) },
    seo: {
      templates: Object.fromEntries(
        Object.entries(seo).map(([kind, templates]) => [kind, localize(context, templates)]),
      ),
    },
  };
}

type Lines = NonNullable<SeedContext['site']['settings']['header']>['announcement'];

function announce(context: SeedContext, lines: Lines): Record<string, unknown> {
  const [first, second, third] = lines.map(({ text, link }) => ({ text: say(context, text), link }));
  return { isShow: true, first, ...(second && { second }), ...(third && { third }) };
}

/** Picks the site's language in every pair of an object. */
function localize(context: SeedContext, texts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, pair]) => [key, say(context, pair)]));
}
