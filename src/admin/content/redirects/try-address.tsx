import { Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { redirectsTexts } from './redirects.texts.ts';

/** Where visitors of an address are led, before anybody has to try it on the site. */
export function TryAddress() {
  const t = useTexts(redirectsTexts);
  const [typed, setTyped] = useState('');
  const [path] = useDebouncedValue(typed.trim(), 300);
  const { data } = useQuery({
    queryKey: ['redirects', 'preview', path],
    queryFn: () => api.get<{ target: string | null }>('/admin/redirects/preview', { path }),
    enabled: path !== '',
  });
  return (
    <Stack gap={4} w={{ base: '100%', xs: 280 }}>
      <TextInput
        label={t('try')}
        placeholder="/old-page"
        maxLength={500}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text size="xs" c="gray.7" role="status" mih={18} style={{ overflowWrap: 'anywhere' }}>
        {path !== '' && data && (data.target === null ? t('stays') : t('leads', { target: data.target }))}
      </Text>
    </Stack>
  );
}
