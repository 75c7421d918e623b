import { Button, CopyButton, Group, List, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ProgramOutput } from '../ui/program-output.tsx';
import { integrationsTexts } from './integrations.texts.ts';

/** How an assistant that speaks MCP is connected, to draft and no more. */
export function AgentsCard() {
  const t = useTexts(integrationsTexts);
  const address = `${location.origin}/api/mcp`;
  return (
    <Card title={t('agents')} text={t('agentsText')}>
      <List type="ordered" size="sm" spacing="sm">
        <List.Item>{t('agentsKey')}</List.Item>
        <List.Item>
          {t('agentsAddress')}
          <Group gap="sm" mt={4}>
            <Text size="sm" ff="monospace" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </Text>
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={
                    copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
                  }
                  onClick={copy}
                >
                  <span role="status">{t(copied ? 'copied' : 'copyAddress')}</span>
                </Button>
              )}
            </CopyButton>
          </Group>
        </List.Item>
        <List.Item>
          {t('agentsExample')}
          <ProgramOutput text={exampleOf(address)} />
        </List.Item>
        <List.Item>{t('agentsDone')}</List.Item>
      </List>
    </Card>
  );
}

/** In the form that most programs read. */
function exampleOf(url: string): string {
  const shop = { type: 'http', url, headers: { Authorization: 'Bearer vk_…' } };
  return JSON.stringify({ mcpServers: { shop } }, null, 2);
}
