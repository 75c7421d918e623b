import { Button, Chip, Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';

import { purposes, type Purpose } from '#sections/framework/purposes.ts';
import { purposeName } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import './library.css';
import { libraryTexts } from './library.texts.ts';
import { findPresets, listPresets } from './list-presets.ts';
import { PresetGrid } from './preset-grid.tsx';
import { sectionPreviewsQuery } from './section-previews-query.ts';

/** What a picked section begins with, in this shop's language and with its pictures. */
export interface PickedContent {
  options: Record<string, unknown>;
  items: unknown[];
}

interface SectionLibraryProps {
  opened: boolean;
  onClose(): void;
  onPick(type: string, presetIndex: number, content: PickedContent): void;
}

const cards = listPresets();

/** Where typing brings up no keyboard over half of the screen. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Every section that can be added, as it would look in this shop. */
export function SectionLibrary({ opened, onClose, onPick }: SectionLibraryProps) {
  const t = useTexts(libraryTexts);
  const common = useTexts(uiTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size="min(1160px, 96vw)"
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <LibraryContent
        onPick={(...picked) => {
          onClose();
          onPick(...picked);
        }}
      />
    </Modal>
  );
}

function LibraryContent({ onPick }: Pick<SectionLibraryProps, 'onPick'>) {
  const t = useTexts(libraryTexts);
  const language = useLanguage((state) => state.language);
  const [q, setQ] = useState('');
  const [shelf, setShelf] = useState<Purpose | 'all'>('all');
  const { data, error, refetch } = useQuery(sectionPreviewsQuery('presets'));
  const matching = findPresets(cards, q);
  const shown = shelf === 'all' ? matching : matching.filter(({ purpose }) => purpose === shelf);
  const content = useRef<HTMLDivElement>(null);

  function goToCards(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    content.current?.querySelector<HTMLElement>('.vt-library__card:enabled')?.focus();
  }

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md" mih="60vh" ref={content}>
      <Group justify="space-between" gap="sm" className="vt-library__search" onKeyDown={goToCards}>
        <SearchInput value={q} onChange={setQ} placeholder={t('search')} takesKeyboard={hasKeyboard()} />
        <Text size="xs" c="gray.7" visibleFrom="sm">
          {t('keys')}
        </Text>
      </Group>
      <Chip.Group value={shelf} onChange={(value) => setShelf(value as Purpose | 'all')}>
        <div className="vt-library__shelves" role="radiogroup" aria-label={t('shelves')}>
          <Chip value="all" size="sm">
            {t('all')}
          </Chip>
          {purposes.map((purpose) => (
            <Chip key={purpose} value={purpose} size="sm">
              {purposeName(purpose, language)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      <VisuallyHidden aria-live="polite">{t('found', { count: shown.length })}</VisuallyHidden>
      {shown.length === 0 ? (
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
      ) : (
        <PresetGrid cards={shown} previews={data} onPick={onPick} />
      )}
    </Stack>
  );
}
