import { Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';
import { useState } from 'react';

import { readPath, type Change } from '#domain/editing/fields.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { builderTexts } from '../builder.texts.ts';
import { useBuilder, useEditPage, usePage } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';

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

interface PageFieldProps {
  path: string[];
  label: string;
  help?: string;
  most: number;
  required?: boolean;
  isLong?: boolean;
}

function PageField({ path, label, help, most, required = false, isLong = false }: PageFieldProps) {
  const t = useTexts(builderTexts);
  const edit = useEditPage();
  const stored = String(readPath({ ...usePage() }, path) ?? '');
  /** What cannot be stored stays in the field, with the reason. */
  const [refused, setRefused] = useState<string | null>(null);
  const change = (value: string) => {
    const change: Change = value === '' && !required ? { path } : { path, value };
    const outcome = edit({ type: 'page.update', changes: [change] }, { merge: path.join('.') });
    setRefused(outcome.ok ? null : value);
  };
  const shared = {
    label,
    description: help,
    maxLength: most,
    required,
    value: refused ?? stored,
    error: refused !== null && t('titleNeeded'),
    onBlur: () => setRefused(null),
  };
  return isLong ? (
    <Textarea {...shared} autosize minRows={3} onChange={(event) => change(event.currentTarget.value)} />
  ) : (
    <TextInput {...shared} onChange={(event) => change(event.currentTarget.value)} />
  );
}
