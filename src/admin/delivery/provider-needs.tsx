import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { deliveryTexts } from './delivery.texts.ts';

/** What is to be set at the provider itself: the address for its notifications, and what else it asks for. */
export function ProviderNeeds({ needs, url }: { needs: string; url: string }) {
  const t = useTexts(deliveryTexts);
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-end">
        <TextInput
          label={t('notificationUrl')}
          value={url}
          readOnly
          flex="1 1 14rem"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="xs" c="gray.7">
        {needs}
      </Text>
    </Stack>
  );
}
