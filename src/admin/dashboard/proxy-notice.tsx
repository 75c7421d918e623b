import { Alert, Code } from '@mantine/core';
import { IconNetwork } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import type { ServerNotices } from '#domain/schemas/server-notices.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** Says how the server is to be started where a proxy stands before it that it does not know; else nothing. */
export function ProxyNotice() {
  const t = useTexts(dashboardTexts);
  const isAdmin = useMay('admin');
  const { data } = useQuery({
    queryKey: ['server-notices'],
    queryFn: ({ signal }) => api.get<ServerNotices>('/admin/server-notices', undefined, signal),
    enabled: isAdmin,
  });
  if (!data?.hasUnknownProxy) return null;
  return (
    <Alert color="red" icon={<IconNetwork aria-hidden />} title={t('unknownProxy')}>
      {t('unknownProxyText')}
      <Code block dir="ltr" mt="xs">
        TRUST_PROXY=1
      </Code>
    </Alert>
  );
}
