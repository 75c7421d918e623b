import { z } from 'zod';

import { ProviderError } from '#modules/payment-methods/provider-error.ts';

/** Shapes of answers, by https://api-docs.cdek.ru; see docs/carriers.md for the page of each. */
const text = z.union([z.string(), z.number()]).transform(String);
const errorsSchema = z
  .array(z.object({ code: z.string().catch(''), message: z.string().catch('') }))
  .nullish();

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const refusalSchema = z.object({
  errors: errorsSchema,
  requests: z.array(z.object({ errors: errorsSchema })).nullish(),
  /** Of the authorization. */
  error_description: z.string().nullish(),
});

export const tariffsSchema = z.object({
  tariff_codes: z
    .array(
      z.object({
        tariff_code: z.int(),
        tariff_name: z.string(),
        delivery_mode: z.coerce.number().int(),
        delivery_sum: z.number().min(0).max(1e9),
        period_min: z.int().min(0).nullish(),
        period_max: z.int().min(0).nullish(),
      }),
    )
    .nullish(),
  errors: errorsSchema,
});

export const citiesSchema = z.array(z.object({ code: z.int(), city: z.string() }));

export const pointsSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string().catch(''),
    type: z.string(),
    work_time: z.string().catch(''),
    weight_max: z.number().nullish(),
    location: z.object({
      address: z.string().catch(''),
      city: z.string().catch(''),
      latitude: z.number().min(-90).max(90).nullish().catch(null),
      longitude: z.number().min(-180).max(180).nullish().catch(null),
    }),
  }),
);
export type CdekPoint = z.infer<typeof pointsSchema>[number];

const requestSchema = z.object({ type: z.string(), state: z.string(), errors: errorsSchema });

/** What every call answers that makes or takes away something. */
export const operationSchema = z.object({
  entity: z.object({ uuid: z.string() }).nullish(),
  requests: z.array(requestSchema).default([]),
});

const statusSchema = z.object({
  code: z.string(),
  name: z.string().catch(''),
  date_time: z.string(),
  /** Of a status that was taken back. */
  deleted: z.boolean().nullish(),
});
type CdekStatus = z.infer<typeof statusSchema>;

export const orderSchema = z.object({
  entity: z.object({
    uuid: z.string(),
    cdek_number: text.nullish(),
    statuses: z.array(statusSchema).default([]),
    delivery_detail: z.object({ total_sum: z.number().min(0).max(1e9).nullish() }).nullish(),
  }),
  requests: z.array(requestSchema).default([]),
});
export type CdekOrder = z.infer<typeof orderSchema>;

export const printSchema = z.object({
  entity: z.object({
    uuid: z.string(),
    url: z.string().nullish(),
    statuses: z.array(statusSchema).default([]),
  }),
});

export const eventSchema = z.object({
  type: z.string(),
  uuid: z.string().max(100),
  attributes: z.object({ number: text.nullish() }).nullish(),
});

/** The state that was set last. Of two of one moment the later stage counts, for orders begin as `ACCEPTED`. */
export function lastStatus(statuses: readonly CdekStatus[]): CdekStatus | undefined {
  return statuses
    .filter(({ deleted }) => deleted !== true)
    .toSorted((left, right) => momentOf(right) - momentOf(left) || rankOf(right) - rankOf(left))[0];
}

const momentOf = ({ date_time: text }: CdekStatus) =>
  // "2020-02-10T11:10:34+0700": without the colon that ISO 8601 has in a full offset.
  Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) || 0;
const rankOf = ({ code }: CdekStatus) => (code === 'ACCEPTED' ? 0 : 1);

/** What CDEK says is wrong, for people; empty where it says nothing. */
export function wordsOf(errors: z.infer<typeof errorsSchema>): string {
  return (errors ?? [])
    .map(({ code, message }) => message || code)
    .filter((words) => words !== '')
    .join('; ');
}

/** Its words of an answer that is no success. */
export function wordsOfRefusal(body: Buffer): string {
  const parsed = refusalSchema.safeParse(parseJson(body));
  if (!parsed.success) return '';
  const { errors, requests, error_description: description } = parsed.data;
  const all = [...(errors ?? []), ...(requests ?? []).flatMap((request) => request.errors ?? [])];
  return wordsOf(all) || (description ?? '');
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An answer by its schema; one that does not fit tells nothing, like no answer. */
export function readCdek<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new ProviderError('unavailable', 'The answer of CDEK cannot be read', parsed.error);
}
