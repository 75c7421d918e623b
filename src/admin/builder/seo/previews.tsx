import { AspectRatio, Image, Paper, Stack, Text } from '@mantine/core';

import type { Image as Picture } from '#domain/schemas/image.schema.ts';
import { imageUrl, pictureForOthers } from '#domain/image-url.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { seoTexts } from './seo.texts.ts';

export interface Snippet {
  title: string;
  description: string;
  /** Host and path, as they are shown. */
  address: string;
}

/** Roughly how a search engine lists the page. */
export function SearchPreview({ title, description, address }: Snippet) {
  const t = useTexts(seoTexts);
  return (
    <Paper withBorder p="sm" role="group" aria-label={t('search')}>
      <Text size="xs" c="gray.7" truncate>
        {address}
      </Text>
      <Text size="md" c="blue.9" lineClamp={2} my={2} dir="auto">
        {title}
      </Text>
      <Text size="xs" c="gray.8" lineClamp={3} dir="auto">
        {description || t('noDescription')}
      </Text>
    </Paper>
  );
}

/** Roughly how a messenger or a social network shows a link to the page. */
export function ShareCard({ title, description, address, picture }: Snippet & { picture: Picture | null }) {
  const t = useTexts(seoTexts);
  return (
    <Paper withBorder role="group" aria-label={t('share')} style={{ overflow: 'hidden' }}>
      <AspectRatio ratio={1.91}>
        {picture ? (
          <Image src={imageUrl(picture, pictureForOthers)} alt={picture.alt} fit="cover" />
        ) : (
          <Text size="xs" c="gray.7" bg="gray.1" p="md" ta="center">
            {t('noPicture')}
          </Text>
        )}
      </AspectRatio>
      <Stack gap={2} p="sm">
        <Text size="xs" c="gray.7" truncate>
          {address}
        </Text>
        <Text size="sm" fw={700} lineClamp={2} dir="auto">
          {title}
        </Text>
        <Text size="xs" c="gray.8" lineClamp={2}>
          {description}
        </Text>
      </Stack>
    </Paper>
  );
}
