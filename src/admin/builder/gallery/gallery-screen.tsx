import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { SectionPreview } from '#domain/schemas/section-preview.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GalleryType } from './gallery-type.tsx';
import { findTypes, listTypes, wholeGallery, type GalleryView } from './gallery-view.ts';
import { galleryTexts } from './gallery.texts.ts';
import { Playground } from './playground.tsx';

/** Where sections are designed and reviewed: every type, every example, three widths, every language. */
export function Component() {
  const t = useTexts(galleryTexts);
  const language = useLanguage((state) => state.language);
  const [view, setView] = useUrlState(wholeGallery);
  const [tried, setTried] = useState<SectionPreview | null>(null);
  const types = listTypes(language);
  const shown = view.type === '' ? findTypes(types, view.q) : types.filter(({ type }) => type === view.type);

  function change(changes: Partial<GalleryView>): void {
    setView(changes);
    setTried(null);
  }

  function tryOut(preview: SectionPreview): void {
    setTried(preview);
    window.scrollTo({ top: 0 });
  }

  return (
    <Page title={t('title')}>
      <Text c="gray.7" maw={720}>
        {t('text')}
      </Text>
      <GalleryFilters view={view} types={types} onChange={change} />
      {tried && <Playground key={`${tried.type} ${tried.name}`} start={tried} />}
      {shown.length === 0 && (
        <EmptyState
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <Button variant="default" onClick={() => change(wholeGallery)}>
              {t('reset')}
            </Button>
          }
        />
      )}
      <Stack gap={56}>
        {shown.map((named) => (
          <GalleryType key={named.type} named={named} view={view} onTry={tryOut} />
        ))}
      </Stack>
    </Page>
  );
}
