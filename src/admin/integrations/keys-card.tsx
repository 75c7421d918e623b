import { Button, Group, Text } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ApiKey } from '#domain/schemas/api-keys.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeyItem } from './key-item.tsx';
import { keysKey } from './keys-key.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Keys by which other programs call. */
export function KeysCard() {
  const t = useTexts(integrationsTexts);
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: keysKey,
    queryFn: ({ signal }) => api.get<ApiKey[]>('/admin/api-keys', undefined, signal),
  });
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {t('addKey')}
    </Button>
  );

  async function revoke({ id, name }: ApiKey): Promise<void> {
    const isWanted = await confirmAction({
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      danger: true,
    });
    if (!isWanted) return;
    try {
      await api.delete(`/admin/api-keys/${id}`);
      notifySuccess(t('revoked', { name }));
    } catch (failure) {
      notifyFailure(failure);
    }
    await client.invalidateQueries({ queryKey: keysKey });
  }

  return (
    <Card title={t('keys')} text={t('keysText')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      {data?.length === 0 && (
        <EmptyState icon={IconKey} title={t('noKeys')} text={t('noKeysText')} action={add} />
      )}
      {data && data.length > 0 && (
        <>
          <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 20 }}>
            {data.map((key) => (
              <KeyItem key={key.id} apiKey={key} onRevoke={() => void revoke(key)} />
            ))}
          </ul>
          <Group>{add}</Group>
        </>
      )}
      <Text size="xs" c="gray.7">
        {t('keysHint')}
      </Text>
      <KeyDialog opened={isAdding} onClose={() => setAdding(false)} onMade={setToken} />
      {token !== null && (
        <SecretDialog
          title={t('keyTitle')}
          text={t('keyText')}
          label={t('key')}
          value={token}
          onClose={() => setToken(null)}
        />
      )}
    </Card>
  );
}
