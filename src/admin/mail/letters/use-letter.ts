import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { findUnknownWord, type LetterTextId } from '#domain/letters/letter-texts.ts';
import type { Letter, LetterText } from '#domain/schemas/letter.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { keepTyped, valuesOf, type Hidden, type LetterValues } from './letter-values.ts';
import { lettersTexts } from './letters.texts.ts';

/** What is changed of a letter: saves it, puts it back, and says which placeholders it does not know. */
export function useLetter(opened: Letter) {
  const t = useTexts(lettersTexts);
  const client = useQueryClient();
  const [letter, setLetter] = useState(opened);
  const [isResetting, setResetting] = useState(false);
  const path = `/admin/mail/letters/${letter.kind}/${letter.language}`;
  const { form, isSending, submit } = useServerForm<LetterValues>({
    initialValues: valuesOf(letter),
    async send(typed) {
      try {
        store(await api.put<Letter>(path, { ...typed, version: letter.version }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        await takeIn();
        return 'unsaved';
      }
      notifySuccess(t('saved'));
      return;
    },
  });
  const values = form.getValues();

  /** Somebody else was faster: their texts come in, and what was typed here stays, to be looked at and saved. */
  async function takeIn(): Promise<void> {
    const theirs = await api.get<Letter>(path);
    setLetter(theirs);
    form.resetDirty(valuesOf(theirs));
    form.setValues(keepTyped(valuesOf(letter), form.getValues(), valuesOf(theirs)));
    notifyFailure(t('changedByOther'));
  }

  function store(saved: Letter): void {
    setLetter(saved);
    void client.invalidateQueries({ queryKey: ['letters', 'list'] });
  }

  async function reset(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('resetTitle'),
      text: t('resetText'),
      confirmLabel: t('reset'),
      danger: true,
    });
    if (!isWanted) return;
    setResetting(true);
    try {
      const saved = await api.put<Letter>(path, { texts: {}, hidden: [], version: letter.version });
      store(saved);
      form.setValues(valuesOf(saved));
      form.resetDirty(valuesOf(saved));
      notifySuccess(t('resetDone'));
    } catch (error) {
      notifyFailure(error);
    }
    setResetting(false);
  }

  function problemOf({ id, words }: LetterText): string | undefined {
    const word = findUnknownWord(values.texts[id] ?? '', words);
    if (word !== null) return t('unknownWord', { word });
    const refused = form.errors[`texts.${id}`];
    return typeof refused === 'string' ? refused : undefined;
  }

  return {
    letter,
    texts: values.texts,
    hidden: values.hidden,
    input: values,
    isDirty: form.isDirty(),
    isSending,
    isResetting,
    isChanged: letter.hidden.length > 0 || letter.texts.some(({ own }) => own !== ''),
    isWrong: letter.texts.some((text) => problemOf(text) !== undefined),
    problemOf,
    setText: (id: LetterTextId, text: string) => form.setFieldValue(`texts.${id}`, text),
    hide: (id: Hidden[number], isHidden: boolean) =>
      form.setFieldValue('hidden', [...values.hidden.filter((one) => one !== id), ...(isHidden ? [id] : [])]),
    submit,
    reset,
  };
}

export type LetterForm = ReturnType<typeof useLetter>;
