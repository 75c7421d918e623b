import { Text } from '@mantine/core';

import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { SectionIcon } from '../fields/section-icon.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardPicture } from './card-picture.tsx';
import { cardTexts, type PresetCard } from './list-presets.ts';
import { contentOfPreset } from './new-section.ts';

interface PresetGridProps {
  label: string;
  cards: readonly PresetCard[];
  previews: SectionPreviews | undefined;
  onPick(content: SectionContent): void;
}

const keyOf = ({ type, index }: Pick<PresetCard, 'type' | 'index'>) => `${type} ${index}`;

/** The program's own sections. */
export function PresetGrid({ label, cards, previews, onPick }: PresetGridProps) {
  const byKey = new Map(previews?.previews.map((preview) => [keyOf(preview), preview]));
  const gridCards = cards.map((card) => {
    const preview = byKey.get(keyOf(card));
    return {
      key: keyOf(card),
      picture: <CardPicture drawn={preview && { ...preview, types: [preview.type] }} previews={previews} />,
      words: <PresetWords card={card} />,
      content: preview ? contentOfPreset(preview) : null,
    };
  });
  return <CardGrid label={label} cards={gridCards} onPick={onPick} />;
}

function PresetWords({ card }: { card: PresetCard }) {
  const language = useLanguage((state) => state.language);
  const { typeName, name, about } = cardTexts(card, language);
  return (
    <div className="vt-library__words">
      <Text size="sm" fw={600} component="span" style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
        <SectionIcon type={card.type} size={16} />
        {typeName}
      </Text>
      <Text size="xs" c="gray.7" component="span" display="block">
        {name}
      </Text>
      <Text size="xs" c="gray.7" component="span" display="block" mt={4}>
        {about}
      </Text>
    </div>
  );
}
