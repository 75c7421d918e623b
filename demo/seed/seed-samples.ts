import type { Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { lastLocalDays } from '#domain/local-days.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { createRandom } from '#modules/maintenance/random.ts';

import { samplePeople, type SamplePerson } from '../content/samples/people.ts';
import { planSampleOrders, sampleDays } from './plan-sample-orders.ts';
import { daysAgo, known, say, type SeedContext } from './seed-context.ts';
import { seedSampleOrders } from './seed-sample-orders.ts';
import { seedSampleVisits } from './seed-sample-visits.ts';

/** The same samples at every start but for the dates. */
const seed = 30;

/**
 * What makes lists and dashboard of a demo worth looking at: orders, enquiries, reviews and comments of the
 * last weeks. They are marked, nobody is written to about them, and they take nothing from stock.
 */
export async function seedSamples(context: SeedContext): Promise<void> {
  const random = createRandom(seed);
  const settings = await readSettings(context);
  const { bounds: days } = lastLocalDays(context.now, sampleDays, shopTimeZone(settings.common));
  const plans = planSampleOrders(context.now, days, random);
  await seedSampleOrders(context, plans, { currency: settings.ecommerce.currency, days, random });
  await seedSampleVisits(context, plans, { days, random });
  await seedEnquiries(context);
  await seedWaiting(context);
}

async function readSettings({ trx }: SeedContext) {
  const rows: Pick<Selectable<Database['settings']>, 'name' | 'value'>[] = await trx
    .selectFrom('settings')
    .select(['name', 'value'])
    .execute();
  return settingsSchema.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

async function seedEnquiries(context: SeedContext): Promise<void> {
  const titles = new Map(context.site.products.map(({ key, title }) => [key, say(context, title)]));
  await context.trx
    .insertInto('leads')
    .values(
      context.site.samples.enquiries.map(({ contact, product, utm = {}, ...enquiry }) => {
        const { firstName, email, phone } = personOf(context, enquiry.person);
        return {
          product_id: product === undefined ? null : known(context.productIds, product),
          product_title: product === undefined ? '' : known(titles, product),
          name: firstName,
          phone: contact === 'email' ? '' : phone,
          email: contact === 'phone' ? '' : email,
          text: say(context, enquiry.text),
          utm: JSON.stringify(utm),
          status: enquiry.status,
          created_at: daysAgo(context, enquiry.daysAgo),
          is_sample: true,
        };
      }),
    )
    .execute();
}

/** Reviews and comments to decide on. */
async function seedWaiting(context: SeedContext): Promise<void> {
  const { reviews, comments } = context.site.samples;
  const written = (entry: (typeof reviews)[number] | (typeof comments)[number]) => {
    const { firstName, lastName, email } = personOf(context, entry.person);
    return {
      name: `${firstName} ${lastName.slice(0, 1)}.`,
      email,
      text: say(context, entry.text),
      status: entry.status,
      created_at: daysAgo(context, entry.daysAgo),
      moderated_at: entry.status === 'pending' ? null : daysAgo(context, entry.daysAgo / 2),
      is_sample: true,
    };
  };
  await context.trx
    .insertInto('reviews')
    .values(
      reviews.map((review) => ({
        ...written(review),
        product_id: known(context.productIds, review.product),
        rating: review.rating,
      })),
    )
    .execute();
  if (comments.length === 0) return;
  await context.trx
    .insertInto('comments')
    .values(
      comments.map((comment) => ({
        ...written(comment),
        article_id: known(context.articleIds, comment.article),
      })),
    )
    .execute();
}

function personOf(context: SeedContext, index: number): SamplePerson {
  const person = say(context, samplePeople)[index];
  if (!person) throw new Error(`There is no sample person ${index}`);
  return person;
}
