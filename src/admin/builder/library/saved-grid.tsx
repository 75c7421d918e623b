import { Center, Text } from '@mantine/core';

import type { SavedSection, SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { SectionIcon } from '../fields/section-icon.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardPicture } from './card-picture.tsx';
import { libraryTexts } from './library.texts.ts';
import { OwnCardMenu } from './own-card-menu.tsx';

interface SavedGridProps {
  saved: readonly SavedSection[];
  /** For the styles that all sections are drawn with. */
  previews: SectionPreviews | undefined;
  onPick(content: SectionContent): void;
  onRename(saved: SavedSection): void;
  onRemove(saved: SavedSection): void;
}

/** Sections that the team has saved. */
export function SavedGrid({ saved, previews, onPick, onRename, onRemove }: SavedGridProps) {
  const t = useTexts(libraryTexts);
  const cards = saved.map((one) => ({
    key: `saved ${one.id}`,
    picture: (
      <CardPicture
        drawn={{ ...one, types: [one.type] }}
        previews={previews}
        instead={one.section ? undefined : <UnusableSign type={one.type} />}
      />
    ),
    words: <SavedWords saved={one} />,
    content: one.section,
    renderActions: (isReachable: boolean) => (
      <OwnCardMenu
        title={one.title}
        isReachable={isReachable}
        onRename={one.section === null ? undefined : () => onRename(one)}
        onRemove={() => onRemove(one)}
      />
    ),
  }));
  return <CardGrid label={t('mine')} cards={cards} onPick={onPick} />;
}

function UnusableSign({ type }: Pick<SavedSection, 'type'>) {
  return (
    <Center c="gray.6">
      <SectionIcon type={type} size={40} />
    </Center>
  );
}

function SavedWords({ saved: { title, type, section, author, createdAt } }: { saved: SavedSection }) {
  const t = useTexts(libraryTexts);
  const { language, formatDate } = useFormat();
  const kind = sectionTexts(type, language)?.name;
  const date = formatDate(createdAt);
  return (
    <div className="vt-library__words">
      <Text size="sm" fw={600} component="span" display="block" dir="auto">
        {title}
      </Text>
      {kind !== undefined && (
        <Text size="xs" c="gray.7" component="span" className="vt-library__kind">
          <SectionIcon type={type} size={14} />
          {kind}
        </Text>
      )}
      <Text size="xs" c="gray.7" component="span" display="block" mt={4}>
        {author === null ? date : t('savedBy', { author, date })}
      </Text>
      {section === null && (
        <Text size="xs" c="red.9" component="span" display="block" mt={4}>
          {t('unusable')}
        </Text>
      )}
    </div>
  );
}
