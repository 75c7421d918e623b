import type { StarterSiteName } from '#domain/schemas/starter-site.schema.ts';

import type { DemoSite } from './demo-site.ts';
import { servicesSite } from './services/services-site.ts';
import { shopSite } from './shop-site.ts';

/** Whole sites to begin with. */
export const sites: Readonly<Record<StarterSiteName, DemoSite>> = { shop: shopSite, services: servicesSite };
