import type { Settings } from '#domain/settings/settings.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { MainBlock, PageModel } from '../page-model.ts';
import { notIndexed, plainOpenGraph } from './page-meta.ts';

/** A page of one block that search engines leave alone and that is never stored. */
export function unlistedPage(settings: Settings, context: PageContext, main: MainBlock): PageModel {
  return {
    status: 200,
    context,
    sections: [],
    images: new Map(),
    main,
    head: {
      ...notIndexed,
      title: `${context.title} | ${settings.common.sitename}`,
      description: '',
      openGraph: plainOpenGraph,
      structuredData: [],
    },
    tags: [],
    cacheable: false,
  };
}
