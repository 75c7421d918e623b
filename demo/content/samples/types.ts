import type { DemoReview, Localized } from '../types.ts';

interface SampleText {
  text: Localized;
  /** Parts of a day are fine. */
  daysAgo: number;
}

/** Written by one of the sample people: `person` is the index. */
interface SampleEnquiry extends SampleText {
  person: number;
  /** What the form asks: some want an email, some a phone, some both. */
  contact: 'email' | 'phone' | 'both';
  /** Key of the product that it is about. */
  product?: string;
  utm?: Record<string, string>;
  status: 'new' | 'handled' | 'spam';
}

interface SampleReview extends SampleText {
  person: number;
  product: string;
  rating: DemoReview['rating'];
  status: 'pending' | 'rejected';
}

interface SampleComment extends SampleText {
  person: number;
  article: string;
  status: 'pending' | 'rejected';
}

/** What people seem to have written to a shop in its last weeks. */
export interface DemoSamples {
  orderComments: readonly Localized[];
  enquiries: readonly SampleEnquiry[];
  reviews: readonly SampleReview[];
  comments: readonly SampleComment[];
}
