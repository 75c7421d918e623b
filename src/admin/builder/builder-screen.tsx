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

const alwaysOpen = ['settings', 'menu:main', 'menu:info', 'menu:footer'] as const;

/** The live builder: the shop in a frame, and everything about it that can be edited around it. */
export function Component() {
  const t = useTexts(builderTexts);
  useDocumentTitle(t('title'));
  const staffId = useSession((state) => state.account?.id ?? 0);
  const [builder, setBuilder] = useState<ShopBuilder | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const opened = openShopBuilder(staffId);
    let isGone = false;
    const start = async () => {
      await opened.store.getState().recover();
      if (isGone) return;
      setBuilder(opened);
      // Theme, header and menus belong to every page; the page itself is told by the frame.
      for (const key of alwaysOpen) void opened.store.getState().open(key).catch(() => undefined);
    };
    start().catch((reason: unknown) => !isGone && setError(reason));
    return () => {
      isGone = true;
      opened.close();
      setBuilder(null);
    };
  }, [staffId, attempt]);

  // What could not be saved while nobody was signed in is saved now.
  useEffect(
    () =>
      useSession.subscribe(({ token }, before) => {
        if (token !== null && before.token === null) void builder?.store.getState().flush();
      }),
    [builder],
  );

  if (error !== null) {
    const retry = () => {
      setError(null);
      setAttempt(attempt + 1);
    };
    return <ErrorState error={error} onRetry={retry} />;
  }
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
