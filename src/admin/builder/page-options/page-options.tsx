import { Stack, Text, Title } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';

import { isSharedSlug } from '#domain/shared-sections.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { SharedPageOptions } from '../shared/shared-page-options.tsx';
import { useBuilder, usePage } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { PageField } from './page-field.tsx';

/** What the page says of itself; shown while no section is selected. */
export function PageOptions() {
  const t = useTexts(builderTexts);
  const page = usePage();
  const isPageReady = useWorkspace((state) => state.isPageReady);
  const pageKey = useBuilder((state) => state.pageKey);
  if (!page || pageKey === null) {
    if (!isPageReady) return <LoadingState rows={3} />;
    return <EmptyState icon={IconPointer} title={t('noLayout')} text={t('noLayoutHint')} />;
  }
  if (isSharedSlug(page.slug)) return <SharedPageOptions />;
  return (
    <Stack key={pageKey} gap="md">
      <div>
        <Title order={2} size="h5">
          {t('pageOptions')}
        </Title>
        <Text size="sm" c="gray.7">
          {t('selectHint')}
        </Text>
      </div>
      <PageField path={['title']} label={t('pageTitle')} most={300} required />
      <PageField path={['meta', 'title']} label={t('metaTitle')} help={t('metaTitleHelp')} most={300} />
      <PageField
        path={['meta', 'description']}
        label={t('metaDescription')}
        help={t('metaDescriptionHelp')}
        most={1000}
        isLong
      />
    </Stack>
  );
}
