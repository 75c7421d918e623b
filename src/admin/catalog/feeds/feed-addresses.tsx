import { Anchor, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { feedsTexts } from './feeds.texts.ts';

const feeds = [
  ['google', '/feeds/google.xml'],
  ['yandex', '/feeds/yandex.xml'],
] as const;

/** Where each service finds its feed. */
export function FeedAddresses() {
  const t = useTexts(feedsTexts);
  return (
    <Card title={t('addresses')} text={t('addressesText')}>
      <Stack gap="md">
        {feeds.map(([name, path]) => (
          <Group key={name} gap="sm" justify="space-between" align="center">
            <div style={{ minInlineSize: 0 }}>
              <Text size="sm" fw={600}>
                {t(name)}
              </Text>
              <Anchor
                href={path}
                target="_blank"
                size="sm"
                underline="always"
                style={{ overflowWrap: 'anywhere' }}
              >
                {location.origin}
                {path}
              </Anchor>
            </div>
            <CopyButton value={location.origin + path}>
              {({ copied, copy }) => (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={
                    copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
                  }
                  aria-label={t('copyOf', { feed: t(name) })}
                  onClick={copy}
                >
                  {t(copied ? 'copied' : 'copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
