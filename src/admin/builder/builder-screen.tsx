import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { builderTexts } from './builder.texts.ts';
import { LayerGate, readLayerId } from './layers/layer-gate.tsx';
import { layerParameter } from '../layers/layer-path.ts';
import { PeopleAnnouncer } from './presence/people-announcer.tsx';
import { PresenceContext } from './presence/use-presence.ts';
import { LayerContext } from './layers/use-layer.ts';
import { Opening } from './opening.tsx';
import { openShopBuilder, type ShopBuilder } from './store/shop-builder.ts';
import { BuilderContext } from './store/use-builder.ts';
import { Workbench } from './workspace/workbench.tsx';

/** The live builder: the shop in a frame, and everything about it that can be edited around it. */
export function Component() {
  const t = useTexts(builderTexts);
  useDocumentTitle(t('title'));
  const staffId = useSession((state) => state.account?.id ?? 0);
  const [attempt, setAttempt] = useState(0);
  const [search] = useSearchParams();
  const layerId = readLayerId(search.get(layerParameter));
  return (
    <LayerGate key={`${staffId} ${layerId} ${attempt}`} layerId={layerId}>
      <Builder staffId={staffId} layerId={layerId} onRetry={() => setAttempt(attempt + 1)} />
    </LayerGate>
  );
}

interface BuilderProps {
  staffId: number;
  layerId: number | null;
  onRetry(): void;
}

function Builder({ staffId, layerId, onRetry }: BuilderProps) {
  const [builder, setBuilder] = useState<ShopBuilder | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const opened = openShopBuilder(staffId, layerId);
    let isGone = false;
    opened.store
      .getState()
      .recover()
      .then(() => !isGone && setBuilder(opened))
      .catch((reason: unknown) => !isGone && setError(reason));
    return () => {
      isGone = true;
      opened.close();
    };
  }, [staffId, layerId]);

  // What could not be saved while nobody was signed in is saved now.
  useEffect(
    () =>
      useSession.subscribe(({ token }, before) => {
        if (token !== null && before.token === null) void builder?.store.getState().flush();
      }),
    [builder],
  );

  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />;
  if (!builder) return <Opening />;
  return (
    <LayerContext value={layerId}>
      <BuilderContext value={builder.store}>
        <PresenceContext value={builder.presence}>
          <Workbench />
          <PeopleAnnouncer />
        </PresenceContext>
      </BuilderContext>
    </LayerContext>
  );
}
