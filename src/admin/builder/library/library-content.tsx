import { Button, Chip, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';

import type { SavedSection, SectionContent } from '#domain/schemas/saved-section.schema.ts';
import { purposes, type Purpose } from '#sections/framework/purposes.ts';
import { purposeName } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { findSaved } from './find-saved.ts';
import { libraryTexts } from './library.texts.ts';
import { findPresets, listPresets } from './list-presets.ts';
import { PresetGrid } from './preset-grid.tsx';
import { SavedGrid } from './saved-grid.tsx';
import { savedSectionsQuery } from './saved-sections-query.ts';
import { sectionPreviewsQuery } from './section-previews-query.ts';

interface LibraryContentProps {
  onPick(content: SectionContent): void;
  onRename(saved: SavedSection): void;
  /** True once it is gone. */
  onRemove(saved: SavedSection): Promise<boolean>;
}

type Shelf = Purpose | 'all' | 'mine';

const cards = listPresets();

/** Where typing brings up no keyboard over half of the screen. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Search, shelves, and what is on them. */
export function LibraryContent({ onPick, onRename, onRemove }: LibraryContentProps) {
  const t = useTexts(libraryTexts);
  const [q, setQ] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const { data, error, refetch } = useQuery(sectionPreviewsQuery('presets'));
  const saved = useQuery(savedSectionsQuery);
  const matching = shelf === 'mine' ? [] : findPresets(cards, q);
  const presets = shelf === 'all' ? matching : matching.filter(({ purpose }) => purpose === shelf);
  const hasMine = shelf === 'mine' || shelf === 'all';
  const mine = hasMine ? findSaved(saved.data ?? [], q) : [];
  const content = useRef<HTMLDivElement>(null);

  function goToCards(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    content.current?.querySelector<HTMLElement>('.vt-library__card:enabled')?.focus();
  }

  async function removeSaved(one: SavedSection): Promise<void> {
    if (!(await onRemove(one))) return;
    // Its card has gone, and the keyboard with it.
    content.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const isEmpty = presets.length + mine.length === 0;
  return (
    <Stack gap="md" mih="60vh" ref={content}>
      <Group justify="space-between" gap="sm" className="vt-library__search" onKeyDown={goToCards}>
        <SearchInput value={q} onChange={setQ} placeholder={t('search')} takesKeyboard={hasKeyboard()} />
        <Text size="xs" c="gray.7" visibleFrom="sm">
          {t('keys')}
        </Text>
      </Group>
      <Shelves shelf={shelf} onShelf={setShelf} />
      <VisuallyHidden aria-live="polite">
        {t('found', { count: presets.length + mine.length })}
      </VisuallyHidden>
      {hasMine && saved.error && <ErrorState error={saved.error} onRetry={() => void saved.refetch()} />}
      {shelf === 'mine' && saved.isPending && <LoadingState />}
      {mine.length > 0 && (
        <section>
          <Title order={3} size="h5" mb={4} ms={4}>
            {t('mine')}
          </Title>
          <SavedGrid
            saved={mine}
            previews={data}
            onPick={onPick}
            onRename={onRename}
            onRemove={(one) => void removeSaved(one)}
          />
        </section>
      )}
      {presets.length > 0 && (
        <section>
          {mine.length > 0 && (
            <Title order={3} size="h5" mb={4} ms={4}>
              {t('ready')}
            </Title>
          )}
          <PresetGrid
            label={t(mine.length > 0 ? 'ready' : 'title')}
            cards={presets}
            previews={data}
            onPick={onPick}
          />
        </section>
      )}
      {shelf === 'mine' && saved.data?.length === 0 && (
        <EmptyState title={t('mineEmpty')} text={t('mineEmptyText')} />
      )}
      {isEmpty && (shelf !== 'mine' || (saved.data?.length ?? 0) > 0) && (
        <EmptyState
          title={t('nothing', { q })}
          text={t('nothingText')}
          action={
            <Button
              variant="default"
              onClick={() => {
                setQ('');
                setShelf('all');
              }}
            >
              {t('showAll')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}

function Shelves({ shelf, onShelf }: { shelf: Shelf; onShelf(shelf: Shelf): void }) {
  const t = useTexts(libraryTexts);
  const language = useLanguage((state) => state.language);
  return (
    <Chip.Group value={shelf} onChange={(value) => onShelf(value as Shelf)}>
      <div className="vt-library__shelves" role="radiogroup" aria-label={t('shelves')}>
        <Chip value="all" size="sm">
          {t('all')}
        </Chip>
        <Chip value="mine" size="sm">
          {t('mine')}
        </Chip>
        {purposes.map((purpose) => (
          <Chip key={purpose} value={purpose} size="sm">
            {purposeName(purpose, language)}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
