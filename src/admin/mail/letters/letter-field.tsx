import { Button, Checkbox, Group, Menu, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useRef, type RefObject } from 'react';

import { isLine, maxLengthOf, type LetterWord } from '#domain/letters/letter-texts.ts';
import type { LetterText } from '#domain/schemas/letter.schema.ts';
import { languages, type Language } from '#locales/languages.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { lettersTexts } from './letters.texts.ts';

interface LetterFieldProps {
  text: LetterText;
  language: Language;
  value: string;
  problem: string | undefined;
  isHidden: boolean;
  onChange(value: string): void;
  onHide(isHidden: boolean): void;
}

/** One text of a letter, the placeholders that it may have, and the way back to the original. */
export function LetterField({
  text,
  language,
  value,
  problem,
  isHidden,
  onChange,
  onHide,
}: LetterFieldProps) {
  const t = useTexts(lettersTexts);
  const { id, original, words, isOptional } = text;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const label = t(`text.${id}`);
  const Input = isLine(id) ? TextInput : Textarea;
  const help = `help.${id}`;
  const isOwn = original !== '' && value !== original && !isHidden;
  return (
    <Stack gap={6}>
      <Input
        ref={input}
        label={label}
        {...(lettersTexts.has(help) && { description: t(help) })}
        {...(!isLine(id) && { autosize: true, minRows: 2, maxRows: 12 })}
        placeholder={original || undefined}
        dir={languages[language].dir}
        lang={language}
        maxLength={maxLengthOf(id)}
        disabled={isHidden}
        value={value}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' && !isHidden && (
        <Text size="xs" c="gray.7">
          {t(original === '' ? 'empty' : 'emptied')}
        </Text>
      )}
      <Group gap="xs">
        <InsertMenu
          label={label}
          words={words}
          isDisabled={isHidden}
          onInsert={(word) => insertWord(input, word, value, onChange)}
        />
        {isOwn && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('originalOf', { field: label })}
            onClick={() => onChange(original)}
          >
            {t('original')}
          </Button>
        )}
        {isOptional && (
          <Checkbox
            size="sm"
            label={t('leaveOut')}
            aria-label={`${t('leaveOut')}: ${label}`}
            checked={isHidden}
            onChange={(event) => onHide(event.currentTarget.checked)}
          />
        )}
      </Group>
    </Stack>
  );
}

interface InsertMenuProps {
  label: string;
  words: readonly LetterWord[];
  isDisabled: boolean;
  onInsert(word: LetterWord): void;
}

function InsertMenu({ label, words, isDisabled, onInsert }: InsertMenuProps) {
  const t = useTexts(lettersTexts);
  if (words.length === 0) return null;
  return (
    // The text gets the focus once a word is in it.
    <Menu position="bottom-start" withinPortal returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isDisabled}
          aria-label={t('insertInto', { field: label })}
        >
          {t('insert')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {words.map((word) => (
          <Menu.Item
            key={word}
            onClick={() => onInsert(word)}
            rightSection={
              <Text span size="xs" c="gray.7" dir="ltr">
                {`{${word}}`}
              </Text>
            }
          >
            {t(`word.${word}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Puts a placeholder where the caret stands, or in the place of what is chosen. */
function insertWord(
  input: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>,
  word: LetterWord,
  value: string,
  onChange: (value: string) => void,
): void {
  const start = input.current?.selectionStart ?? value.length;
  const end = input.current?.selectionEnd ?? value.length;
  const put = `{${word}}`;
  onChange(value.slice(0, start) + put + value.slice(end));
  // After the menu has closed and the text is drawn.
  setTimeout(() => {
    input.current?.focus();
    input.current?.setSelectionRange(start + put.length, start + put.length);
  });
}
