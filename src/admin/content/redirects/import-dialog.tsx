import { Alert, List, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { RedirectImportAnswer } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { problemTexts } from './problems.texts.ts';
import { redirectsTexts } from './redirects.texts.ts';

const shownProblems = 20;

/** First a look at what would happen, then the good lines; the bad ones stay in the field to be put right. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(redirectsTexts);
  const client = useQueryClient();
  const [checked, setChecked] = useState<{ text: string; answer: RedirectImportAnswer } | null>(null);
  const { form, isSending, submit } = useServerForm({
    initialValues: { text: '' },
    async send({ text }) {
      const isChecked = checked?.text === text && checked.answer.added > 0;
      const answer = await api.post<RedirectImportAnswer>('/admin/redirects/import', {
        text,
        apply: isChecked,
      });
      if (!isChecked) return setChecked({ text, answer });
      await client.invalidateQueries({ queryKey: ['redirects'] });
      notifySuccess(t('imported', { count: answer.added }));
      if (answer.problems.length === 0) return onClose();
      setChecked(null);
      form.setFieldValue('text', answer.problems.map((problem) => problem.text).join('\n'));
    },
  });
  const { text } = form.values;
  const answer = checked?.text === text ? checked.answer : null;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('importTitle')}
      submitLabel={answer && answer.added > 0 ? t('addGood', { count: answer.added }) : t('check')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
    >
      <Textarea
        label={t('lines')}
        description={t('linesHint')}
        placeholder={'/old-page /new-page'}
        required
        withAsterisk={false}
        data-autofocus
        autosize
        minRows={6}
        maxRows={14}
        {...form.getInputProps('text')}
      />
      {answer && <Report answer={answer} />}
    </FormDialog>
  );
}

function Report({ answer: { added, problems } }: { answer: RedirectImportAnswer }) {
  const t = useTexts(redirectsTexts);
  const explain = useTexts(problemTexts);
  return (
    <Alert color={problems.length === 0 ? 'teal' : 'orange'} role="status">
      <Text size="sm" fw={600}>
        {t('good', { count: added })}
        {problems.length > 0 && ` · ${t('bad', { count: problems.length })}`}
      </Text>
      <List size="sm" mt={problems.length > 0 ? 'xs' : 0}>
        {problems.slice(0, shownProblems).map(({ line, text, message }) => (
          <List.Item key={line}>
            {t('line', { line })}: <b style={{ overflowWrap: 'anywhere' }}>{text}</b>.{' '}
            {problemTexts.has(message) ? explain(message) : message}
          </List.Item>
        ))}
        {problems.length > shownProblems && (
          <List.Item>{t('more', { count: problems.length - shownProblems })}</List.Item>
        )}
      </List>
    </Alert>
  );
}
