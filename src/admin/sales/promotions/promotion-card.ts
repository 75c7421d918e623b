import type { UseFormReturnType } from '@mantine/form';

import type { PromotionValues } from './promotion-values.ts';

/** What each card of a promotion works with. */
export interface PromotionCardProps {
  form: UseFormReturnType<PromotionValues>;
}
