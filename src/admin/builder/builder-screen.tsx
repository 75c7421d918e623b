import { Center, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { builderTexts } from './builder.texts.ts';
import { openShopBuilder, type ShopBuilder } from './store/shop-builder.ts';
import { BuilderContext } from './store/use-builder.ts';
import { Workbench } from './workspace/workbench.tsx';

/** The live builder: the shop in a frame, and everything about it that can be edited around it. */
export function Component() {
  const t = useTexts(builderTexts);
  useDocumentTitle(t('title'));
  const staffId = useSession((state) => state.account?.id ?? 0);
  const [attempt, setAttempt] = useState(0);
  return <Builder key={`${staffId} ${attempt}`} staffId={staffId} onRetry={() => setAttempt(attempt + 1)} />;
}

function Builder({ staffId, onRetry }: { staffId: number; onRetry(): void }) {
  const t = useTexts(builderTexts);
  const [builder, setBuilder] = useState<ShopBuilder | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const opened = openShopBuilder(staffId);
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
  }, [staffId]);

  // What could not be saved while nobody was signed in is saved now.
  useEffect(
    () =>
      useSession.subscribe(({ token }, before) => {
        if (token !== null && before.token === null) void builder?.store.getState().flush();
      }),
    [builder],
  );

  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />;
  if (!builder) {
    return (
      <Center h="100dvh" role="status" aria-label={t('loading')}>
        <Loader />
      </Center>
    );
  }
  return (
    <BuilderContext value={builder.store}>
      <Workbench />
    </BuilderContext>
  );
}
