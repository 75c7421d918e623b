import { z } from 'zod';

import type { Language } from '#locales/languages.ts';

export const starterSiteNames = ['shop', 'services'] as const;
const nameSchema = z.enum(starterSiteNames);
export type StarterSiteName = z.infer<typeof nameSchema>;

const count = z.int().min(0);
const contentsSchema = z.object({ products: count, catalogs: count, pages: count });
export type SiteContents = z.infer<typeof contentsSchema>;

/**
 * What a shop may begin with, and whether it still can: only a shop with nothing in it is filled, or one that still is
 * the ready site that it came with.
 */
export const starterSitesSchema = z.object({
  isOpen: z.boolean(),
  /** What the shop has; `entries` of its menus. */
  found: contentsSchema.extend({ entries: count }),
  /** The home page has been made already and stays as it is. */
  keepsHome: z.boolean(),
  /** The ready site that the shop came with, while nothing in it was changed: another one takes its place. */
  replaced: nameSchema.nullable(),
  sites: z.array(contentsSchema.extend({ name: nameSchema })),
});
export type StarterSites = z.infer<typeof starterSitesSchema>;

export const starterSiteInputSchema = z.strictObject({ site: nameSchema });

/** What was added. */
export const starterSiteAnswerSchema = contentsSchema;

/** What the staff may do with ready sites, as the API asks for it. */
export interface StarterSiteManagement {
  read(): Promise<StarterSites>;
  /** Throws `conflict` when the shop has something in it. */
  start(site: StarterSiteName): Promise<SiteContents>;
}

/** What ready sites are written in. */
export const demoLanguages = ['en', 'ru', 'ar'] as const satisfies readonly Language[];
export type DemoLanguage = (typeof demoLanguages)[number];
