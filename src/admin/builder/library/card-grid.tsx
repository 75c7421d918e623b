import { UnstyledButton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import { readingKey } from '#ui/reading-key.ts';

interface GridCard {
  key: string;
  picture: ReactNode;
  words: ReactNode;
  /** What is added; null where nothing can be. */
  content: SectionContent | null;
  /** Buttons beside the card; `isReachable`: whether Tab leads to them. */
  renderActions?: (isReachable: boolean) => ReactNode;
}

interface CardGridProps {
  label: string;
  cards: readonly GridCard[];
  onPick(content: SectionContent): void;
}

/** Cards with one stop for the Tab key; arrows move among them as they stand on the screen. */
export function CardGrid({ label, cards, onPick }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState('');
  const stop = cards.some(({ key }) => key === focused) ? focused : cards.find(({ content }) => content)?.key;

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button.vt-library__card') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = neighbour(buttons, at, readingKey(event));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys
    <ul className="vt-library" ref={list} aria-label={label} onKeyDown={onKeyDown}>
      {cards.map(({ key, picture, words, content, renderActions }) => (
        <li key={key} className="vt-library__item">
          <UnstyledButton
            className="vt-library__card"
            tabIndex={key === stop ? 0 : -1}
            disabled={!content}
            onFocus={() => setFocused(key)}
            onClick={() => {
              if (content) onPick(content);
            }}
          >
            {picture}
            {words}
          </UnstyledButton>
          {renderActions && (
            <div className="vt-library__actions">{renderActions(key === stop || !content)}</div>
          )}
        </li>
      ))}
    </ul>
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
