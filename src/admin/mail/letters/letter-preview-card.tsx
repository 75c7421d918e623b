import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { isAboutOrder } from '#domain/letters/letter-kinds.ts';
import type { LetterPreview } from '#domain/schemas/letter.schema.ts';
import { languages } from '#locales/languages.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { LetterFrame } from './letter-frame.tsx';
import { lettersTexts } from './letters.texts.ts';
import { OrderSelect } from './order-select.tsx';
import { TestLetter } from './test-letter.tsx';
import { useLetterPreview } from './use-letter-preview.ts';
import type { LetterForm } from './use-letter.ts';

type View = 'letter' | 'text';

/** The letter as it would be sent now, with an order of the shop. */
export function LetterPreviewCard({ form }: { form: LetterForm }) {
  const t = useTexts(lettersTexts);
  const { letter } = form;
  const [orderId, setOrderId] = useState<string | null>(null);
  const [view, setView] = useState<View>('letter');
  const { data, error, refetch } = useLetterPreview(form, orderId);
  return (
    <Card title={t('preview')}>
      {isAboutOrder(letter.kind) && <OrderSelect value={orderId} onChange={setOrderId} />}
      <SegmentedControl
        aria-label={t('preview')}
        value={view}
        data={[
          { value: 'letter', label: t('asLetter') },
          { value: 'text', label: t('asText') },
        ]}
        onChange={setView}
      />
      {error && !form.isWrong && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={6} />}
      {data && !error && <Shown preview={data} view={view} dir={languages[letter.language].dir} />}
      <TestLetter form={form} orderId={orderId} />
    </Card>
  );
}

function Shown({ preview, view, dir }: { preview: LetterPreview; view: View; dir: 'ltr' | 'rtl' }) {
  const t = useTexts(lettersTexts);
  const notes = [
    preview.order === null ? '' : t('ofOrder', { number: preview.order }),
    preview.isExample ? t('example') : '',
    t('links'),
  ];
  return (
    <Stack gap="sm">
      <div dir={dir}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {preview.subject}
        </Text>
        <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
          {preview.preview}
        </Text>
      </div>
      {view === 'letter' ? (
        <LetterFrame html={preview.html} title={t('previewFrame')} />
      ) : (
        <Text
          component="pre"
          dir={dir}
          size="sm"
          m={0}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {preview.text}
        </Text>
      )}
      <Text size="sm" c="gray.7">
        {notes.filter((note) => note !== '').join(' ')}
      </Text>
    </Stack>
  );
}
