import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import type { Translator } from '#domain/i18n/translate.ts';

import { controlProps, Field } from '../field.tsx';
import type { FormField } from '../use-form.ts';
import { CountryPicker } from './country-picker.tsx';
import type { PhoneReading } from './read-phone.ts';
import type { PhoneInput, ReadPhone } from './use-phone.ts';

interface PhoneFieldProps {
  field: FormField<string>;
  /** Of `usePhone`, whose rule judges the field. */
  phone: PhoneInput;
  autoComplete?: string;
  t: Translator;
}

/**
 * A phone number and its country. The form holds a valid number as `+971501234567`, whatever it looks
 * like on the screen; without script it is a plain field for phone numbers.
 */
export function PhoneField({ field, phone, autoComplete = 'tel', t }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What the visitor sees, as long as the form holds what was made of it.
  const [typed, setTyped] = useState({ text: field.value, value: field.value });
  const text = typed.value === field.value ? typed.text : field.value;
  const isValid = phone.read?.(text).isValid === true;

  function take(next: string, reading: PhoneReading | undefined): void {
    const value = reading?.value ?? next;
    setTyped({ text: next, value });
    field.change(value);
  }

  function type(next: string, read: ReadPhone | undefined): void {
    const reading = read?.(next);
    take(next, reading);
    if (reading && reading.country.code !== phone.country.code) phone.setCountry(reading.country, false);
  }

  function choose(country: PhoneCountry): void {
    phone.setCountry(country, true);
    take(text, phone.read?.(text, { ...country, isChosen: true }));
    input.current?.focus();
  }

  /** What was typed while the numbering plans were on their way is understood when they are there. */
  async function prepare(): Promise<void> {
    if (phone.read) return;
    const read = await phone.load().catch(reportError);
    const early = input.current?.value ?? '';
    if (!read || early === '') return;
    type(early, read);
    const reading = read(early);
    if (reading.display !== undefined && document.activeElement !== input.current)
      setTyped({ text: reading.display, value: reading.value });
  }

  function leave(): void {
    const reading = phone.read?.(text);
    if (reading?.display !== undefined) setTyped({ text: reading.display, value: reading.value });
    field.leave();
  }

  const isFilled = field.value !== '';
  const prepareFilled = useEffectEvent(prepare);
  useEffect(() => {
    if (isFilled) void prepareFilled();
  }, [isFilled]);

  return (
    <Field field={field}>
      <div className="vt-phone">
        <CountryPicker
          id={field.id}
          country={phone.country}
          t={t}
          onOpen={() => void prepare()}
          onChoose={choose}
        />
        <input
          {...controlProps(field)}
          ref={input}
          className="vt-input"
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          maxLength={40}
          value={text}
          onFocus={() => void prepare()}
          onChange={(event) => type(event.target.value, phone.read)}
          onBlur={leave}
        />
        <span className="vt-phone__status" role="status">
          {isValid && (
            <>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
                <path d="m4 10.500 4 4 8-9" />
              </svg>
              <span className="vt-visually-hidden">{t('forms.phoneValid')}</span>
            </>
          )}
        </span>
      </div>
    </Field>
  );
}
