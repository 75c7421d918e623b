import { z } from 'zod';

const count = z.int().min(0);

/** What of the shop is the demo's own: nobody ordered or wrote it. */
export const sampleCountsSchema = z.object({
  orders: count,
  leads: count,
  reviews: count,
  questions: count,
  comments: count,
});
export type SampleCounts = z.infer<typeof sampleCountsSchema>;
