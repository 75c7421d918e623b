import { Button, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';

import type { SectionPreview, SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import { sectionLabels } from '#sections/section-labels.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { PreviewFrame } from '../library/preview-frame.tsx';
import { useSectionPreviews } from '../library/use-section-previews.ts';
import { galleryTexts } from './gallery.texts.ts';
import { Playground } from './playground.tsx';

const widths = [390, 800, 1280];

/** Where sections are designed and reviewed: every type, every example, three widths. */
export function Component() {
  const t = useTexts(galleryTexts);
  const language = useLanguage((state) => state.language);
  const [{ type }, setUrl] = useUrlState({ type: 'slider' });
  const [shown, setShown] = useState<readonly number[]>(widths);
  const [tried, setTried] = useState<SectionPreview | null>(null);
  const { data, error, refetch } = useSectionPreviews('examples', type);
  const types = [...sectionLabels].map(([value, { name }]) => ({ value, label: name[language] }));

  return (
    <Page title={t('title')}>
      <Text c="gray.7" maw={720}>
        {t('text')}
      </Text>
      <Group gap="lg" align="flex-end">
        <NativeSelect
          label={t('type')}
          data={types.toSorted((a, b) => a.label.localeCompare(b.label, language))}
          value={type}
          onChange={(event) => {
            setUrl({ type: event.currentTarget.value });
            setTried(null);
          }}
        />
        <Checkbox.Group
          label={t('widths')}
          value={shown.map(String)}
          onChange={(chosen) => setShown(widths.filter((width) => chosen.includes(String(width))))}
        >
          <Group gap="sm" mih={36}>
            {widths.map((width) => (
              <Checkbox key={width} value={String(width)} label={`${width} px`} />
            ))}
          </Group>
        </Checkbox.Group>
      </Group>
      {tried && <Playground key={`${tried.type} ${tried.name}`} start={tried} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data?.previews.map((preview) => (
        <Example
          key={preview.name}
          preview={preview}
          previews={data}
          widths={shown}
          onTry={() => setTried(preview)}
        />
      ))}
    </Page>
  );
}

interface ExampleProps {
  preview: SectionPreview;
  previews: SectionPreviews;
  widths: readonly number[];
  onTry(): void;
}

function Example({ preview, previews, widths: shown, onTry }: ExampleProps) {
  const t = useTexts(galleryTexts);
  const { name, html, type } = preview;
  return (
    <section aria-label={name}>
      <Group mb="sm">
        <Title order={2} size="h4">
          {name}
        </Title>
        <Button size="compact-sm" variant="default" aria-label={`${t('try')}: ${name}`} onClick={onTry}>
          {t('try')}
        </Button>
      </Group>
      <Stack gap="lg">
        {shown.map((width) => (
          <figure key={width} style={{ margin: 0, maxInlineSize: width }}>
            <Text component="figcaption" size="xs" c="gray.7" mb={4}>
              {t('draws', { width })}
            </Text>
            <PreviewFrame
              html={html}
              css={previews.css + (previews.typeCss[type] ?? '')}
              width={width}
              maxHeight={4000}
              title={t('example', { name, width })}
            />
          </figure>
        ))}
      </Stack>
    </section>
  );
}
