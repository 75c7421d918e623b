import { useEffect, useEffectEvent, useState } from 'react';

import type { Quote } from '#domain/schemas/order.schema.ts';
import type { Form } from '#ui/form/use-form.ts';

import { loadChunk } from '../client/load-chunk.ts';
import type { CheckoutValues } from './checkout-values.ts';

type PointChoice = (typeof import('./point-choice.tsx'))['PointChoice'];

/** The choice of a pickup point, loaded once a zone offers them: most shops have none. Null until then. */
export function usePointChoice(isOffered: boolean): PointChoice | null {
  const [Choice, setChoice] = useState<PointChoice | null>(null);
  const isMissing = isOffered && Choice === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const load = async () => {
      const loaded = await loadChunk(() => import('./point-choice.tsx'));
      if (isWanted) setChoice(() => loaded.PointChoice);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return Choice;
}

/** A zone without pickup points delivers to the door, whatever was chosen in another. */
export function useDoorElsewhere(form: Form<CheckoutValues>, quote: Quote | null): void {
  const isElsewhere = quote?.place !== undefined && quote.place !== null && !quote.place.pickupPoints;
  const choose = useEffectEvent(() => {
    if (form.values.handover === 'point') form.change('handover', 'door');
  });
  useEffect(() => {
    if (isElsewhere) choose();
  }, [isElsewhere]);
}
