import { z } from 'zod';

import { setting } from './setting.ts';

const perDevice = <T extends z.ZodType>(
  schema: T,
  desktop: z.input<T>,
  tablet: z.input<T>,
  mobile: z.input<T>,
) =>
  z
    .object({
      desktop: schema.prefault(desktop),
      tablet: schema.prefault(tablet),
      mobile: schema.prefault(mobile),
    })
    .prefault({});

/** Width to height, as `3:2`. */
const proportions = z.string().regex(/^\d{1,3}:\d{1,3}$/);
const align = z.enum(['start', 'center', 'end']);

export const mediaSettingsSchema = z.object({
  itemsStyle: setting(
    z
      .object({
        template: z.enum(['card', 'row', 'overlay']).catch('card').default('card'),
        imageProportions: perDevice(proportions, '3:2', '3:2', '3:2'),
        borderRadius: z.number().min(0).max(60).default(20),
        textAlign: align.default('start'),
        showAuthor: z.boolean().default(true),
        showDate: z.boolean().default(true),
        showTags: z.boolean().default(true),
      })
      .prefault({}),
    { tab: 'articles', card: 'cards' },
  ),
  itemsLayout: setting(
    z
      .object({
        listColumn: perDevice(z.int().min(1).max(6), 3, 2, 1),
        listAlign: perDevice(align, 'start', 'start', 'start'),
        /** Pixels. */
        gap: perDevice(z.number().min(0).max(100), 32, 15, 10),
      })
      .prefault({}),
    { tab: 'articles', card: 'cards' },
  ),
  itemsPerPage: setting(z.int().min(1).max(100).default(12), { tab: 'articles', card: 'cards' }),
  pageStyle: setting(
    z
      .object({
        showAuthor: z.boolean().default(true),
        authorBlock: z.enum(['top', 'bottom']).default('bottom'),
        showComments: z.boolean().default(true),
        commentsBlock: z.enum(['open', 'collapsed']).default('open'),
        showDate: z.boolean().default(true),
        showTableOfContent: z.boolean().default(true),
      })
      .prefault({}),
    { tab: 'articles', card: 'page' },
  ),
});
