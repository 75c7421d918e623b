import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import type { Country } from '#domain/countries/countries.ts';
import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { inLanguage } from '#locales/with-english.ts';

import { loadStyles } from '../../load-styles.ts';
import type { FindCountries } from './country-finder.ts';

interface CountryPickerProps {
  /** Prefix of ids. */
  id: string;
  country: PhoneCountry;
  t: Translator;
  onOpen: () => void;
  onChoose: (country: PhoneCountry) => void;
}

/** The prefix of a number: a button that opens a list to search in (APG: combobox with a list box). */
export function CountryPicker({ id, country, t, onOpen, onChoose }: CountryPickerProps) {
  const [find, setFind] = useState<FindCountries | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prefix = `+${country.phoneNumberPrefix}`;

  function open(): void {
    setOpen(!isOpen);
    onOpen();
    if (!find) void load();
  }

  async function load(): Promise<void> {
    const { countriesCss, createCountryFinder } = await import('./country-finder.ts');
    loadStyles(countriesCss);
    setFind(() => createCountryFinder(t.language));
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    // Not a control: it closes when the focus leaves all that is inside.
    <div className="vt-phone__country" onBlur={(event) => leaves(event) && setOpen(false)}>
      <button
        type="button"
        ref={button}
        className="vt-phone__prefix"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${t('forms.phoneCountry')}: ${country.code} ${prefix}`}
        onClick={open}
      >
        <span>{country.code}</span>
        <span>{prefix}</span>
      </button>
      {isOpen && find && (
        <CountryList
          id={id}
          find={find}
          chosen={country.code}
          t={t}
          onClose={close}
          onChoose={(next) => {
            setOpen(false);
            onChoose({ code: next.code, phoneNumberPrefix: next.phoneNumberPrefix });
          }}
        />
      )}
    </div>
  );
}

interface CountryListProps {
  id: string;
  find: FindCountries;
  chosen: string;
  t: Translator;
  onClose: () => void;
  onChoose: (country: Country) => void;
}

function CountryList({ id, find, chosen, t, onClose, onChoose }: CountryListProps) {
  const [search, setSearch] = useState('');
  const found = find(search);
  const [active, setActive] = useState(() => found.findIndex(({ code }) => code === chosen));
  const input = useRef<HTMLInputElement>(null);
  const optionId = (index: number) => `${id}-country-${found[index]?.code}`;
  const activeId = found[active] && optionId(active);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const last = found.length - 1;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + 6, last),
      PageUp: Math.max(active - 6, 0),
    };
    const next = moves[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') {
      const country = found[active] ?? found[0];
      if (country) onChoose(country);
    } else if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.stopPropagation();
      onClose();
    } else return;
    event.preventDefault();
  }

  return (
    <div className="vt-countries">
      <input
        ref={input}
        className="vt-input"
        type="text"
        autoComplete="off"
        maxLength={60}
        placeholder={t('forms.findCountry')}
        aria-label={t('forms.findCountry')}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-countries`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <div
        className="vt-countries__list"
        id={`${id}-countries`}
        role="listbox"
        aria-label={t('forms.phoneCountry')}
      >
        {found.map((country, index) => (
          // The keyboard stays in the search field, which names the active option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={country.code}
            id={optionId(index)}
            className="vt-countries__option"
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen}
            data-active={index === active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <span>{inLanguage(country, t.language)}</span>
            <span>{`+${country.phoneNumberPrefix}`}</span>
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? 'vt-countries__empty' : 'vt-visually-hidden'} role="status">
        {found.length === 0 ? t('forms.noCountry') : ''}
      </p>
    </div>
  );
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
