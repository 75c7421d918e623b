import { Anchor, Text } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import { Page } from '../ui/page.tsx';
import { AgentsCard } from './agents-card.tsx';
import { CommercemlCard } from './commerceml-card.tsx';
import { integrationsTexts } from './integrations.texts.ts';
import { KeysCard } from './keys-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** Other programs: what they are told of, and how they get in. */
export function Component() {
  const t = useTexts(integrationsTexts);
  return (
    <Page title={t('title')}>
      <Text c="gray.7" mt={-12} maw={720}>
        {t('about')}{' '}
        <Anchor href="/api/docs.json" target="_blank" rel="noopener" inherit underline="always">
          {t('docs')}
        </Anchor>
      </Text>
      <WebhooksCard />
      <KeysCard />
      <AgentsCard />
      <CommercemlCard />
    </Page>
  );
}
