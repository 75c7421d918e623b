import { TextInput } from '@mantine/core';
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
  const answer =
    path !== '' && data && (data.target === null ? t('stays') : t('leads', { target: data.target }));
  return (
    <TextInput
      w={{ base: '100%', xs: 280 }}
      label={t('try')}
      description={<span role="status">{answer}</span>}
      placeholder="/old-page"
      maxLength={500}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      styles={{ description: { overflowWrap: 'anywhere' } }}
    />
  );
}
