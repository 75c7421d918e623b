import { z } from 'zod';

import { idSchema } from './image.schema.ts';

/** What becomes of products that a full upload of 1C does not name any more. */
export const missingChoices = ['keep', 'hide', 'zero'] as const;

/** How orders are written for 1C; older configurations want the second. */
export const ordersEncodings = ['utf-8', 'windows-1251'] as const;

const foreignIdSchema = z.string().min(1).max(300);

/** What the owner chooses; ids are those of 1C. */
export const commercemlChoicesSchema = z.strictObject({
  enabled: z.boolean(),
  /** The price type that is the price; null while none is chosen. */
  priceType: foreignIdSchema.nullable(),
  /** The price type that is the price before, where it is higher. */
  oldPriceType: foreignIdSchema.nullable(),
  /** Those whose stock is summed; empty: all of them. */
  warehouses: z.array(foreignIdSchema).max(200),
  missing: z.enum(missingChoices),
  /** Orders go to 1C as it asks for them. */
  sendsOrders: z.boolean(),
  /** Those placed from that day on, in the shop's time zone; null: from when it was switched on first. */
  ordersFrom: z.iso.date().nullable(),
  ordersEncoding: z.enum(ordersEncodings),
  /** What 1C says of orders is done, as far as the shop's rules allow. */
  takesStates: z.boolean(),
  /** An order in cash is noted as received once 1C says that it is paid. */
  takesCash: z.boolean(),
});
export type CommercemlChoices = z.infer<typeof commercemlChoicesSchema>;

const namedSchema = z.object({ id: z.string(), title: z.string() });

export const commercemlConnectionSchema = z.object({
  ...commercemlChoicesSchema.shape,
  /** What is typed into 1C. */
  address: z.string(),
  login: z.string(),
  hasPassword: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** What 1C has named so far. */
  knownPriceTypes: z.array(namedSchema),
  knownWarehouses: z.array(namedSchema),
  /** Products that 1C has named. */
  productCount: z.int(),
  /** From when on orders are sent; null: it was never switched on. */
  ordersSince: z.iso.datetime().nullable(),
  /** Orders that 1C has not confirmed as they are now. */
  dueOrderCount: z.int(),
});
export type CommercemlConnection = z.infer<typeof commercemlConnectionSchema>;

/** The password is told here and never again. */
export const commercemlPasswordSchema = z.object({
  login: z.string(),
  password: z.string().meta({ examples: ['kq3v-8mzt-wn5p-4hxa-r7cd'] }),
});
export type CommercemlPassword = z.infer<typeof commercemlPasswordSchema>;

const fileSchema = z.object({
  name: z.string(),
  state: z.enum(['received', 'wanted', 'running', 'done', 'failed']),
  /** Why it failed, for people. */
  failure: z.string().nullable(),
  /** Its report among the imports of products; null where it named no product. */
  importId: idSchema.nullable(),
  createdCount: z.int(),
  updatedCount: z.int(),
  unchangedCount: z.int(),
  refusedCount: z.int(),
  unpricedCount: z.int(),
  /** Goods, or what has become of orders. */
  type: z.enum(['catalog', 'sale']),
  /** Of orders: how many have changed, stayed as they were, or were left as nothing of what 1C says could be done. */
  orders: z.object({ changed: z.int(), same: z.int(), refused: z.int() }),
  /** Why something was not done, the first fifty. */
  notes: z.array(
    z.object({
      /** Null for an order that the shop does not know. */
      orderId: z.string().nullable(),
      number: z.string(),
      /** For people. */
      texts: z.array(z.string()),
    }),
  ),
});

export const commercemlExchangeSchema = z.object({
  id: idSchema,
  state: z.enum(['open', 'waiting', 'applying', 'done']),
  isFull: z.boolean(),
  /** Products that the full upload did not name, of how many that 1C has named before. */
  missingCount: z.int(),
  knownCount: z.int(),
  createdAt: z.iso.datetime(),
  /** Pictures that came, and how many of them are none. */
  pictureCount: z.int(),
  badPictureCount: z.int(),
  /** Orders that were given to 1C, each time one was, and that it has confirmed. */
  givenCount: z.int(),
  takenCount: z.int(),
  /** Files of data, the first fifty. */
  files: z.array(fileSchema),
});
export type CommercemlExchange = z.infer<typeof commercemlExchangeSchema>;
