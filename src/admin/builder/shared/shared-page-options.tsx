import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { parseDocumentKey } from '#domain/editing/document-key.ts';
import { longestSavedTitle } from '#domain/schemas/saved-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { PageField } from '../page-options/page-field.tsx';
import { useBuilder } from '../store/use-builder.ts';
import { SharedUses } from './shared-panel.tsx';
import { sharedUsesQuery } from './shared-sections-query.ts';
import { sharedTexts } from './shared.texts.ts';

/** What there is to say of the shared section that is shown by itself. */
export function SharedPageOptions() {
  const t = useTexts(sharedTexts);
  const pageKey = useBuilder((state) => state.pageKey);
  const parsed = pageKey === null ? null : parseDocumentKey(pageKey);
  const id = parsed?.kind === 'page' ? parsed.id : 0;
  const { data } = useQuery(sharedUsesQuery(id));
  return (
    <Stack gap="md" key={id}>
      <div>
        <Title order={2} size="h5">
          {t('options')}
        </Title>
        <Text size="sm" c="gray.7">
          {t('optionsHint')}
        </Text>
      </div>
      <PageField path={['title']} label={t('name')} most={longestSavedTitle} required />
      {data && <SharedUses shared={data} />}
    </Stack>
  );
}
