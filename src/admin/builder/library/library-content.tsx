import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';

import type { SavedSection, SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { SharedSection } from '#domain/schemas/shared-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SharedGrid } from '../shared/shared-grid.tsx';
import { sharedSectionsQuery } from '../shared/shared-sections-query.ts';
import { findSaved } from './find-saved.ts';
import { EmptyShelf, NothingFound, Shelves, TitledPart, type Shelf } from './library-shelves.tsx';
import { libraryTexts } from './library.texts.ts';
import { findPresets, hasWords, listPresets } from './list-presets.ts';
import { PresetGrid } from './preset-grid.tsx';
import { SavedGrid } from './saved-grid.tsx';
import { savedSectionsQuery } from './saved-sections-query.ts';
import { sectionPreviewsQuery } from './section-previews-query.ts';

interface LibraryContentProps {
  onPick(content: SectionContent): void;
  onRename(saved: SavedSection): void;
  /** True once it is gone. */
  onRemove(saved: SavedSection): Promise<boolean>;
  /** What is done with shared sections; null where none can be added. */
  shared: SharedActions | null;
}

interface SharedActions {
  onOpen(shared: SharedSection): void;
  onRename(shared: SharedSection): void;
  /** True once it is gone. */
  onRemove(shared: SharedSection): Promise<boolean>;
}

const cards = listPresets();

/** Where typing brings up no keyboard over half of the screen. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Search, shelves, and what is on them. */
export function LibraryContent({ onPick, onRename, onRemove, shared }: LibraryContentProps) {
  const t = useTexts(libraryTexts);
  const [q, setQ] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const { data, error, refetch } = useQuery(sectionPreviewsQuery('presets'));
  const saved = useQuery(savedSectionsQuery);
  const isOwnShelf = shelf === 'mine' || shelf === 'shared';
  const matching = isOwnShelf ? [] : findPresets(cards, q);
  const presets = shelf === 'all' ? matching : matching.filter(({ purpose }) => purpose === shelf);
  const hasMine = shelf === 'mine' || shelf === 'all';
  const mine = hasMine ? findSaved(saved.data ?? [], q) : [];
  const allShared = useQuery({ ...sharedSectionsQuery, enabled: shared !== null });
  const hasShared = shared !== null && (shelf === 'shared' || shelf === 'all');
  const ours = hasShared ? (allShared.data ?? []).filter(({ title }) => hasWords(title, q)) : [];
  const hasOwn = mine.length + ours.length > 0;
  const content = useRef<HTMLDivElement>(null);

  function goToCards(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    content.current?.querySelector<HTMLElement>('.vt-library__card:enabled')?.focus();
  }

  async function removeOne(removing: Promise<boolean>): Promise<void> {
    if (!(await removing)) return;
    // Its card has gone, and the keyboard with it.
    content.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const found = presets.length + mine.length + ours.length;
  const shelfQuery = isOwnShelf ? (shelf === 'mine' ? saved : allShared) : null;
  return (
    <Stack gap="md" mih="60vh" ref={content}>
      <Group justify="space-between" gap="sm" className="vt-library__search" onKeyDown={goToCards}>
        <SearchInput value={q} onChange={setQ} placeholder={t('search')} takesKeyboard={hasKeyboard()} />
        <Text size="xs" c="gray.7" visibleFrom="sm">
          {t('keys')}
        </Text>
      </Group>
      <Shelves shelf={shelf} hasShared={shared !== null} onShelf={setShelf} />
      <VisuallyHidden aria-live="polite">{t('found', { count: found })}</VisuallyHidden>
      {hasMine && saved.error && <ErrorState error={saved.error} onRetry={() => void saved.refetch()} />}
      {hasShared && allShared.error && (
        <ErrorState error={allShared.error} onRetry={() => void allShared.refetch()} />
      )}
      {shelfQuery?.isPending && <LoadingState />}
      {mine.length > 0 && (
        <TitledPart title={t('mine')}>
          <SavedGrid
            saved={mine}
            previews={data}
            onPick={onPick}
            onRename={onRename}
            onRemove={(one) => void removeOne(onRemove(one))}
          />
        </TitledPart>
      )}
      {shared && ours.length > 0 && (
        <TitledPart title={t('shared')}>
          <SharedGrid
            shared={ours}
            previews={data}
            onPick={onPick}
            onOpen={shared.onOpen}
            onRename={shared.onRename}
            onRemove={(one) => void removeOne(shared.onRemove(one))}
          />
        </TitledPart>
      )}
      {presets.length > 0 && (
        <TitledPart title={hasOwn ? t('ready') : null}>
          <PresetGrid label={t(hasOwn ? 'ready' : 'title')} cards={presets} previews={data} onPick={onPick} />
        </TitledPart>
      )}
      {shelfQuery?.data?.length === 0 ? (
        <EmptyShelf isShared={shelf === 'shared'} />
      ) : (
        found === 0 &&
        !shelfQuery?.isPending && (
          <NothingFound
            q={q}
            onShowAll={() => {
              setQ('');
              setShelf('all');
            }}
          />
        )
      )}
    </Stack>
  );
}
