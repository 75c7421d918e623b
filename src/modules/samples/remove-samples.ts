import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SampleCounts } from '#domain/schemas/samples.schema.ts';
import { removeSampleReviews } from '#modules/reviews/remove-sample-reviews.ts';

import {
  deletePaymentEventsOf,
  deletePaymentRefundsOf,
  deletePaymentsOf,
  deleteSampleComments,
  deleteSampleLeads,
  deleteSampleOrders,
  deleteSampleQuestions,
  deleteSampleVisits,
  detachAnswersToSamples,
  lockSampleOrders,
} from './samples.queries.ts';

type Trx = Kysely<Database>;

/**
 * Takes all samples out of the shop, with what staff has done to them, and says how many there were. Stock stays
 * as it is: samples never took from it. What people answered to a sample comment stays.
 */
export async function removeSamples(trx: Trx): Promise<SampleCounts> {
  const orders = await removeOrders(trx);
  const leads = await deleteSampleLeads(trx);
  const reviews = await removeSampleReviews(trx);
  const questions = await deleteSampleQuestions(trx);
  await detachAnswersToSamples(trx);
  const comments = await deleteSampleComments(trx);
  await deleteSampleVisits(trx);
  return { orders, leads, reviews, questions, comments };
}

async function removeOrders(trx: Trx): Promise<number> {
  const ids = await lockSampleOrders(trx);
  if (ids.length === 0) return 0;
  await deletePaymentEventsOf(trx, ids);
  await deletePaymentRefundsOf(trx, ids);
  await deletePaymentsOf(trx, ids);
  await deleteSampleOrders(trx);
  return ids.length;
}
