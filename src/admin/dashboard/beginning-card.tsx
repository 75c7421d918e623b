import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { StarterSites } from '#domain/schemas/starter-site.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { mayUse, useSession } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

/** The way on in a shop with nothing in it, for those who may take it. */
export function BeginningCard() {
  const t = useTexts(dashboardTexts);
  const isAdmin = useSession(({ account }) => mayUse(account, 'admin'));
  const { data } = useQuery({
    queryKey: ['starter-sites'],
    queryFn: ({ signal }) => api.get<StarterSites>('/admin/starter-sites', {}, signal),
    enabled: isAdmin,
  });
  // Also a demo that nobody has touched could begin anew: that is no empty shop.
  if (!data?.isOpen || data.found.products > 0) return null;
  return (
    <Card title={t('beginning')}>
      <Text size="sm">{t('beginningText')}</Text>
      <Group gap="sm" mt="sm">
        <Button component={Link} to="/start">
          {t('toSites')}
        </Button>
        <Button component={Link} to="/products/new" variant="default">
          {t('toProduct')}
        </Button>
      </Group>
    </Card>
  );
}
