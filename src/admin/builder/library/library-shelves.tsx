import { Button, Chip, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { purposes, type Purpose } from '#sections/framework/purposes.ts';
import { purposeName } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sharedTexts } from '../shared/shared.texts.ts';
import { libraryTexts } from './library.texts.ts';

export type Shelf = Purpose | 'all' | 'mine' | 'shared';

interface ShelvesProps {
  shelf: Shelf;
  hasShared: boolean;
  onShelf(shelf: Shelf): void;
}

/** What the library is narrowed to. */
export function Shelves({ shelf, hasShared, onShelf }: ShelvesProps) {
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
        {hasShared && (
          <Chip value="shared" size="sm">
            {t('shared')}
          </Chip>
        )}
        {purposes.map((purpose) => (
          <Chip key={purpose} value={purpose} size="sm">
            {purposeName(purpose, language)}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}

/** Cards of one origin. */
export function TitledPart({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section>
      {title !== null && (
        <Title order={3} size="h5" mb={4} ms={4}>
          {title}
        </Title>
      )}
      {children}
    </section>
  );
}

/** Says how something gets there. */
export function EmptyShelf({ isShared }: { isShared: boolean }) {
  const t = useTexts(libraryTexts);
  const shared = useTexts(sharedTexts);
  return isShared ? (
    <EmptyState title={shared('empty')} text={shared('emptyText')} />
  ) : (
    <EmptyState title={t('mineEmpty')} text={t('mineEmptyText')} />
  );
}

export function NothingFound({ q, onShowAll }: { q: string; onShowAll(): void }) {
  const t = useTexts(libraryTexts);
  return (
    <EmptyState
      title={t('nothing', { q })}
      text={t('nothingText')}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
