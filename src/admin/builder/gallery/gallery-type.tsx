import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';

import type { SectionPreview, SectionPreviews } from '#domain/schemas/section-preview.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useIsSeen } from '../library/use-is-seen.ts';
import { sectionPreviewsQuery } from '../library/section-previews-query.ts';
import { GalleryExample } from './gallery-example.tsx';
import { shownLanguages, type GalleryView, type NamedType } from './gallery-view.ts';
import { galleryTexts } from './gallery.texts.ts';

interface GalleryTypeProps {
  named: NamedType;
  view: GalleryView;
  onTry(preview: SectionPreview): void;
}

/** The examples of one type; they are asked for once it comes near the window. */
export function GalleryType({ named, view, onTry }: GalleryTypeProps) {
  const t = useTexts(galleryTexts);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsSeen(box);
  const languages = shownLanguages(view);
  const answers = useQueries({
    queries: languages.map((language) => ({
      ...sectionPreviewsQuery('examples', named.type, language),
      enabled: isNear,
    })),
  });
  const failed = answers.find(({ error }) => error);
  const drawn = answers.flatMap(({ data }) => (data ? [data] : []));
  const isLoading = drawn.length < languages.length;
  const names = namesOf(drawn[0]).filter((name) => view.example === '' || name === view.example);
  // A state that this type does not have leaves nothing of it.
  if (!isLoading && names.length === 0 && view.type === '') return null;

  return (
    <Stack
      ref={box}
      gap="lg"
      component="section"
      aria-labelledby={`type-${named.type}`}
      mih={isLoading ? 320 : 0}
    >
      <Group gap="xs" align="baseline">
        <Title order={2} size="h3" id={`type-${named.type}`}>
          {named.name}
        </Title>
        <Text size="sm" c="gray.7">
          {named.type}
        </Text>
      </Group>
      {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && isLoading && <Skeleton height={240} />}
      {!isLoading && names.length === 0 && <Text c="gray.7">{t('nothing')}</Text>}
      {!isLoading &&
        names.map((name) => (
          <GalleryExample key={name} name={name} named={named} view={view} drawn={drawn} onTry={onTry} />
        ))}
    </Stack>
  );
}

const namesOf = (drawn: SectionPreviews | undefined) => drawn?.previews.map(({ name }) => name) ?? [];
