import type { DemoSite } from './demo-site.ts';
import { servicesSite } from './services/services-site.ts';
import { shopSite } from './shop-site.ts';

export const siteNames = ['shop', 'services'] as const;
export type SiteName = (typeof siteNames)[number];

/** Whole sites to begin with. */
export const sites: Readonly<Record<SiteName, DemoSite>> = { shop: shopSite, services: servicesSite };
