import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';

import type { PreviewLink } from '#domain/schemas/preview.schema.ts';

import '../builder/publishing/publishing.css';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { previewLinksTexts } from './preview-links.texts.ts';
import { useEndLink, usePreviewLinks } from './use-preview-links.ts';

/** Links that are still good, each with what it shows, and a way to end it. `layer`: those of one layer alone. */
export function LinkList({ layer }: { layer?: number }) {
  const t = useTexts(previewLinksTexts);
  const { formatTime } = useFormat();
  const shop = useShopTime();
  const links = usePreviewLinks();
  const ending = useEndLink();
  if (links.isPending) return <LoadingState rows={2} />;
  if (links.error) return <ErrorState error={links.error} onRetry={() => void links.refetch()} />;
  const shown = links.data.filter((link) => layer === undefined || link.layer?.id === layer);
  const whatOf = ({ onlyPage, layer: of, at }: PreviewLink) => {
    const time = at === null ? '' : (shop?.formatShopTime(at) ?? '');
    if (of) return at === null ? t('layer', { name: of.name }) : t('layerAt', { name: of.name, time });
    if (at !== null) return t('at', { time });
    return t(onlyPage === null ? 'whole' : 'thisPage');
  };
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('links')}
      </Title>
      {shown.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('noLinks')}
        </Text>
      )}
      {shown.map((link) => (
        <Paper key={link.id} withBorder p="xs">
          <Group justify="space-between" wrap="nowrap">
            <Stack gap={0} className="vt-publish__name">
              <Text size="sm" fw={600}>
                {link.page}
              </Text>
              <Text size="xs" c="gray.7">
                {whatOf(link)} · {t('linkBy', { author: link.author, time: formatTime(link.expiresAt) })}
              </Text>
            </Stack>
            <Button
              size="compact-sm"
              variant="default"
              flex="none"
              aria-label={t('endLinkOf', { page: link.page })}
              loading={ending.isPending && ending.variables === link.id}
              onClick={() => ending.mutate(link.id)}
            >
              {t('endLink')}
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
