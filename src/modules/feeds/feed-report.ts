import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FeedFlaw, FeedReport } from '#domain/schemas/feed-report.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { selectFeedTotals, selectFlawedProducts } from './feed-report.queries.ts';

interface ReportRequest {
  /** Only products with this flaw; null: all that are left out, whole or in part. */
  flaw: FeedFlaw | null;
  offset: number;
  limit: number;
}

export type FeedReporter = (request: ReportRequest) => Promise<FeedReport>;

/** What the product feeds hold, and what is left out of them and why. */
export async function reportFeeds(
  db: Kysely<Database>,
  { flaw, ...range }: ReportRequest,
): Promise<FeedReport> {
  const [{ leftOut, ...totals }, rows] = await Promise.all([
    selectFeedTotals(db),
    selectFlawedProducts(db, flaw, range),
  ]);
  const items = rows.map(({ id, title, image, variationCount, leftOutCount, flaws }) => ({
    id,
    title,
    image: image && composeImage(image),
    variationCount,
    leftOutCount,
    flaws,
  }));
  return { ...totals, total: flaw === null ? leftOut : totals.flawCounts[flaw], items };
}
