import { Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

import type { SectionPreview, SectionPreviews } from '#domain/schemas/section-preview.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { PreviewFrame } from '../library/preview-frame.tsx';
import { shownWidths, type GalleryView, type NamedType } from './gallery-view.ts';
import { galleryTexts } from './gallery.texts.ts';

interface GalleryExampleProps {
  name: string;
  named: NamedType;
  view: GalleryView;
  /** The type's examples in each language that is shown. */
  drawn: readonly SectionPreviews[];
  onTry(preview: SectionPreview): void;
}

/** One example, a row for each width and a column for each language. */
export function GalleryExample({ name, named, view, drawn, onTry }: GalleryExampleProps) {
  const t = useTexts(galleryTexts);
  const first = drawn[0]?.previews.find((preview) => preview.name === name);
  const linkTo = (more: Record<string, string>) =>
    `?${new URLSearchParams({ type: named.type, example: name, ...more }).toString()}`;
  return (
    <section aria-label={name}>
      <Group mb="sm" gap="sm">
        <Title order={3} size="h5">
          <Anchor component={Link} to={linkTo({})} inherit c="inherit" title={t('onlyThis', { name })}>
            {name}
          </Anchor>
        </Title>
        {first && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('tryName', { name })}
            onClick={() => onTry(first)}
          >
            {t('try')}
          </Button>
        )}
      </Group>
      <Stack gap="lg">
        {shownWidths(view).map((width) => (
          <SimpleGrid
            key={width}
            cols={{ base: 1, sm: drawn.length }}
            maw={width * drawn.length + 16}
            spacing="md"
          >
            {drawn.map((previews) => (
              <Frame
                key={previews.language}
                previews={previews}
                preview={previews.previews.find((preview) => preview.name === name)}
                named={named}
                width={width}
                href={linkTo({ width: String(width), language: previews.language })}
              />
            ))}
          </SimpleGrid>
        ))}
      </Stack>
    </section>
  );
}

interface FrameProps {
  previews: SectionPreviews;
  preview: SectionPreview | undefined;
  named: NamedType;
  width: number;
  /** Leads to this drawing alone. */
  href: string;
}

function Frame({ previews, preview, named, width, href }: FrameProps) {
  const t = useTexts(galleryTexts);
  const { language } = previews;
  if (!preview) return null;
  const label = t('example', { type: named.name, name: preview.name, width, language });
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <Text component="figcaption" size="xs" c="gray.7" mb={4}>
        <Anchor component={Link} to={href} inherit c="inherit" aria-label={label}>
          {width} px · {language}
        </Anchor>
      </Text>
      {preview.html === '' ? (
        <Text size="sm" c="gray.7">
          {t('noPreview')}
        </Text>
      ) : (
        <PreviewFrame
          html={preview.html}
          css={previews.css + (previews.typeCss[preview.type] ?? '')}
          language={language}
          width={width}
          maxHeight={4000}
          title={label}
        />
      )}
    </figure>
  );
}
