import { useEffect, useEffectEvent, useState } from 'react';

import type { Quote } from '#domain/schemas/order.schema.ts';

import { loadChunk } from '../client/load-chunk.ts';
import type { CheckoutPartProps } from './checkout-part.ts';

type PointChoiceModule = typeof import('./point-choice.tsx');

interface LazyPointChoiceProps extends CheckoutPartProps {
  quote: Quote | null;
}

/** The choice of a pickup point, loaded once a zone offers them: most shops have none. */
export function LazyPointChoice({ form, t, quote }: LazyPointChoiceProps) {
  const [loaded, setLoaded] = useState<PointChoiceModule | null>(null);
  const place = quote?.place ?? null;
  const isOffered = place?.pickupPoints ?? false;
  const isMissing = isOffered && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const load = async () => {
      const chunk = await loadChunk(() => import('./point-choice.tsx'));
      if (isWanted) setLoaded(chunk);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isMissing]);

  // A zone without pickup points delivers to the door, whatever was chosen in another.
  const isElsewhere = place !== null && !isOffered;
  const toDoor = useEffectEvent(() => {
    if (form.values.handover === 'point') form.change('handover', 'door');
  });
  useEffect(() => {
    if (isElsewhere) toDoor();
  }, [isElsewhere]);
  return loaded && isOffered && <loaded.PointChoice form={form} t={t} quote={quote} />;
}
