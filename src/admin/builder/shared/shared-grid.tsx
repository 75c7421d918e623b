import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { SharedSection } from '#domain/schemas/shared-section.schema.ts';
import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import { sharedType } from '#domain/shared-sections.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { SectionIcon } from '../fields/section-icon.tsx';
import { OwnCardMenu } from '../library/own-card-menu.tsx';
import { CardGrid } from '../library/card-grid.tsx';
import { CardPicture } from '../library/card-picture.tsx';
import { libraryTexts } from '../library/library.texts.ts';
import { contentOfSection } from '../library/new-section.ts';
import { newSharedPlace } from './shared-commands.ts';
import { sharedPicturesQuery } from './shared-sections-query.ts';
import { sharedTexts } from './shared.texts.ts';

interface SharedGridProps {
  shared: readonly SharedSection[];
  /** For the styles that all sections are drawn with. */
  previews: SectionPreviews | undefined;
  onPick(content: SectionContent): void;
  onOpen(shared: SharedSection): void;
  onRename(shared: SharedSection): void;
  onRemove(shared: SharedSection): void;
}

/** Sections that several pages show: what is picked stands for the shared one. */
export function SharedGrid(props: SharedGridProps) {
  const { shared, previews, onPick, onOpen, onRename, onRemove } = props;
  const t = useTexts(libraryTexts);
  const { data: pictures } = useQuery(sharedPicturesQuery);
  const byId = new Map(pictures?.map((picture) => [picture.id, picture]));
  const cards = shared.map((one) => ({
    key: `shared ${one.id}`,
    picture: <CardPicture drawn={byId.get(one.id)} previews={previews} />,
    words: <SharedWords shared={one} />,
    content: contentOfSection(newSharedPlace(one.id)),
    renderActions: (isReachable: boolean) => (
      <OwnCardMenu
        title={one.title}
        isReachable={isReachable}
        onEdit={() => onOpen(one)}
        onRename={() => onRename(one)}
        onRemove={() => onRemove(one)}
      />
    ),
  }));
  return <CardGrid label={t('shared')} cards={cards} onPick={onPick} />;
}

function SharedWords({ shared: { title, parts, pages } }: { shared: SharedSection }) {
  const t = useTexts(sharedTexts);
  return (
    <div className="vt-library__words">
      <Text size="sm" fw={600} component="span" display="block" dir="auto">
        {title}
      </Text>
      <Text size="xs" c="gray.7" component="span" className="vt-library__kind">
        <SectionIcon type={sharedType} size={14} />
        {t('parts', { count: parts })}
      </Text>
      <Text size="xs" c="gray.7" component="span" display="block" mt={4}>
        {pages === 0 ? t('unused') : t('usedOn', { count: pages })}
      </Text>
    </div>
  );
}
