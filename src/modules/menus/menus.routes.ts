import { z } from 'zod';

import { menuEntrySchema } from '#domain/schemas/menu.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { slugParameter, textsParameter } from '#http/query-parsing.ts';

import type { MenuReader } from './menu-reader.ts';

export function menusRoutes({ menus }: { menus: Pick<MenuReader, 'findByNames'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/menus/{slug}/entries',
        group: 'Menus',
        summary: 'A menu as a tree; an unknown menu is empty',
        params: z.object({ slug: slugParameter() }),
        response: z.array(menuEntrySchema),
        cache: 'public',
      },
      async ({ params, tag }) => {
        tag('menus');
        return (await menus.findByNames([params.slug]))[params.slug] ?? [];
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/menus/batch',
        group: 'Menus',
        summary: 'Several menus by name, exactly the names asked for',
        query: z.object({ names: textsParameter({ max: 20, maxLength: 60 }) }),
        response: z.record(z.string(), z.array(menuEntrySchema)),
        cache: 'public',
      },
      async ({ query, tag }) => {
        tag('menus');
        return menus.findByNames(query.names);
      },
    ),
  ];
}
