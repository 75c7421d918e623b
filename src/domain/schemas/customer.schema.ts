import { z } from 'zod';

import { ownReviewSchema, profileSchema } from './account.schema.ts';
import { namedGroupSchema } from './customer-group.schema.ts';
import { currencySchema } from './delivery.schema.ts';
import { idSchema } from './image.schema.ts';

export const customerKinds = ['account', 'guest'] as const;
export const customerSorts = ['newest', 'orders', 'spent', 'recent'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** Major units, of orders that stand. */
const spentSchema = z.array(z.object({ currency: currencySchema, amount: z.number() }));

const customerRowSchema = z.object({
  /** Of the account; null for somebody who ordered without one. */
  id: idSchema.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Of the account, else of the first order. */
  since: z.string(),
  orders: z.int(),
  spent: spentSchema,
  lastOrderAt: z.string().nullable(),
  /** Of the demo: has no orders but samples. */
  isSample: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

export const customerListSchema = z.object({ customers: z.array(customerRowSchema), total: z.int() });
export type CustomerList = z.infer<typeof customerListSchema>;

export const customerDetailSchema = customerRowSchema.extend({
  id: idSchema,
  profile: profileSchema,
  reviews: z.array(ownReviewSchema),
  groups: z.array(namedGroupSchema),
});
export type CustomerDetail = z.infer<typeof customerDetailSchema>;
