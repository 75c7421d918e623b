import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { imageUrl } from '#domain/image-url.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import type { SearchItem } from '#domain/schemas/search.schema.ts';
import type { Language } from '#locales/languages.ts';

import type { SearchBoxMessage } from './search-box.messages.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** Path of the search page; the form goes there without script too. */
  action: string;
  language: Language;
  currency: Currency;
  separator: 'none' | 'comma' | 'space';
  messages: Record<SearchBoxMessage, string>;
}

const listId = 'vt-search-suggestions';
const optionId = (index: number) => `vt-search-option-${index}`;

/** A search field with suggestions: APG combobox with a list box, from two characters on. */
export function SearchBox({ action, language, currency, separator, messages }: SearchBoxProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const { suggestions, items, isOpen, active, suggest, handleKey } = useSuggestions();
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current;
    if (typed?.value && document.activeElement === typed) void suggest(typed.value);
  });
  // On a slow line somebody has typed before the script was there.
  useEffect(() => takeOver(), []);

  return (
    <form className="vt-search" action={action} role="search">
      <div className="vt-search__field">
        <input
          ref={field}
          className="vt-search__input"
          type="search"
          name="q"
          maxLength={100}
          required
          autoComplete="off"
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          onFocus={(event) => void suggest(event.target.value)}
          onChange={(event) => void suggest(event.target.value)}
          onKeyDown={handleKey}
        />
        <button type="submit" className="vt-button vt-button--primary">
          {t('search.submit')}
        </button>
      </div>
      <div
        className="vt-search__list"
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!isOpen || items.length === 0}
      >
        {items.map((item, index) => (
          <Suggestion
            key={`${item.type}-${item.id}`}
            item={item}
            id={optionId(index)}
            isActive={index === active}
            price={
              item.price === undefined ? null : formatPrice(toMinor(item.price), { currency, separator })
            }
          />
        ))}
      </div>
      <p className="vt-visually-hidden" role="status">
        {isOpen ? t('search.suggestionCount', { count: items.length }) : ''}
      </p>
      {isOpen && items.length === 0 && <p className="vt-search__empty">{t('search.nothingFound')}</p>}
      {suggestions && suggestions.total > items.length && (
        <button type="submit" className="vt-button vt-button--text">
          {t('search.allResults')}
        </button>
      )}
    </form>
  );
}

interface SuggestionProps {
  item: SearchItem;
  id: string;
  isActive: boolean;
  price: string | null;
}

function Suggestion({ item, id, isActive, price }: SuggestionProps) {
  return (
    <a
      className="vt-search__option"
      href={item.url}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
    >
      {item.image && (
        <img
          src={imageUrl(item.image, { mode: 'outbound', width: 100, height: 100 })}
          alt=""
          width={56}
          height={56}
        />
      )}
      <span className="vt-search__title">{item.title}</span>
      {price !== null && <span className="vt-search__price">{price}</span>}
    </a>
  );
}
