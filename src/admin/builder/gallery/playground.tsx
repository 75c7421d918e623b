import { Grid, Paper } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';

import type { SectionPreview, SectionPreviews } from '#domain/schemas/section-preview.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { SectionPanel } from '../fields/section-panel.tsx';
import { PreviewFrame } from '../library/preview-frame.tsx';
import type { BuilderStoreState } from '../store/builder-state.ts';
import { BuilderContext, useSection } from '../store/use-builder.ts';
import { galleryTexts } from './gallery.texts.ts';
import { openPlayground, triedId } from './playground-store.ts';

/** An example with its fields beside it; what is tried here is kept nowhere. */
export function Playground({ start }: { start: SectionPreview }) {
  const [store, setStore] = useState<StoreApi<BuilderStoreState> | null>(null);
  useEffect(() => {
    let opened: StoreApi<BuilderStoreState> | null = null;
    let isGone = false;
    async function open(): Promise<void> {
      opened = await openPlayground(start);
      if (isGone) opened.getState().close();
      else setStore(opened);
    }
    open().catch(notifyFailure);
    return () => {
      isGone = true;
      opened?.getState().close();
    };
  }, [start]);
  return (
    store && (
      <BuilderContext value={store}>
        <Tried />
      </BuilderContext>
    )
  );
}

function Tried() {
  const t = useTexts(galleryTexts);
  const section = useSection(triedId);
  const [settled] = useDebouncedValue(section, 200);
  const { data } = useQuery({
    queryKey: ['section-previews', 'tried', settled?.type, settled?.options, settled?.items],
    queryFn: () =>
      api.post<SectionPreviews>('/admin/section-previews', {
        type: settled?.type,
        options: settled?.options,
        items: settled?.items,
      }),
    placeholderData: keepPreviousData,
    enabled: settled !== undefined,
    gcTime: 0,
  });
  const preview = data?.previews[0];
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 8 }}>
        {data && preview && (
          <PreviewFrame
            html={preview.html}
            css={data.css + (data.typeCss[preview.type] ?? '')}
            language={data.language}
            width={1280}
            maxHeight={3000}
            title={preview.type}
          />
        )}
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Paper withBorder p="md" component="section" aria-label={t('fields')}>
          <SectionPanel sectionId={triedId} />
        </Paper>
      </Grid.Col>
    </Grid>
  );
}
