import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';

import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import { readingKey } from '#ui/reading-key.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SectionIcon } from '../fields/section-icon.tsx';
import { libraryTexts } from './library.texts.ts';
import { cardTexts, type PresetCard } from './list-presets.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { PickedContent } from './section-library.tsx';

interface PresetGridProps {
  cards: readonly PresetCard[];
  previews: SectionPreviews | undefined;
  onPick(type: string, index: number, content: PickedContent): void;
}

const keyOf = ({ type, index }: Pick<PresetCard, 'type' | 'index'>) => `${type} ${index}`;

/** Cards with one stop for the Tab key; arrows move among them as they stand on the screen. */
export function PresetGrid({ cards, previews, onPick }: PresetGridProps) {
  const t = useTexts(libraryTexts);
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState('');
  const byKey = new Map(previews?.previews.map((preview) => [keyOf(preview), preview]));
  const stop = cards.some((card) => keyOf(card) === focused) ? focused : cards[0] && keyOf(cards[0]);

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = neighbour(buttons, at, readingKey(event));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys
    <ul className="vt-library" ref={list} aria-label={t('title')} onKeyDown={onKeyDown}>
      {cards.map((card) => {
        const preview = byKey.get(keyOf(card));
        return (
          <li key={keyOf(card)}>
            <UnstyledButton
              className="vt-library__card"
              tabIndex={keyOf(card) === stop ? 0 : -1}
              disabled={!preview}
              onFocus={() => setFocused(keyOf(card))}
              onClick={() => {
                if (preview)
                  onPick(card.type, card.index, { options: preview.options, items: preview.items });
              }}
            >
              <CardPicture preview={preview} previews={previews} />
              <CardWords card={card} />
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

interface CardPictureProps {
  preview: SectionPreviews['previews'][number] | undefined;
  previews: SectionPreviews | undefined;
}

function CardPicture({ preview, previews }: CardPictureProps) {
  return (
    <div className="vt-library__picture" aria-hidden>
      {preview && previews ? (
        <PreviewFrame
          html={preview.html}
          css={previews.css + (previews.typeCss[preview.type] ?? '')}
          language={previews.language}
          width={1280}
          maxHeight={860}
          title=""
        />
      ) : (
        <Skeleton height="100%" radius={0} />
      )}
    </div>
  );
}

function CardWords({ card }: { card: PresetCard }) {
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

/** The card beside, or the one above or below in the same column. */
function neighbour(cards: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const current = cards[at];
  if (!current) return undefined;
  if (key === 'ArrowRight') return cards[at + 1];
  if (key === 'ArrowLeft') return cards[at - 1];
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  const left = current.getBoundingClientRect().left;
  const inColumn = (card: HTMLElement) => Math.abs(card.getBoundingClientRect().left - left) < 2;
  if (key === 'ArrowDown') return cards.slice(at + 1).find(inColumn);
  if (key === 'ArrowUp') return cards.slice(0, at).findLast(inColumn);
  return undefined;
}
