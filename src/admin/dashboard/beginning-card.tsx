import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';

import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

/** The way on in a shop with nothing to sell, for those who may take it. */
export function BeginningCard({ data: { hasProducts } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const isAdmin = useMay('admin');
  if (hasProducts || !isAdmin) return null;
  return (
    <Card title={t('beginning')}>
      <Text size="sm">{t('beginningText')}</Text>
      <Group gap="sm">
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
