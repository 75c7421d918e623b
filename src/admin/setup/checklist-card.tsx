import { Anchor, Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ShopSetup } from '#domain/schemas/shop-setup.schema.ts';

import { builderPath } from '../content/builder-path.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { setupTexts } from './setup.texts.ts';
import { useShopSetup } from './use-shop-setup.ts';

const places = {
  product: '/products/new',
  menu: '/builder',
  delivery: '/delivery',
  payment: '/payments',
  mail: '/mail',
  contacts: '/settings?tab=contacts',
} as const;
type Entry = keyof typeof places;

/** What is still to be done until the shop can sell, each where it is done; nothing once all is there. */
export function ChecklistCard() {
  const t = useTexts(setupTexts);
  const isAdmin = useMay('admin');
  const { data: setup } = useShopSetup({ enabled: isAdmin });
  if (!setup || isReady(setup)) return null;
  const entries = Object.keys(places) as Entry[];
  return (
    <Card title={t('checklist')} text={t('checklistText')}>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {entries.map((entry) => (
          <Line key={entry} isDone={setup[entry]}>
            <Anchor component={Link} to={places[entry]} size="sm" underline="always">
              {t(`need.${entry}`)}
            </Anchor>
          </Line>
        ))}
        {setup.legal.map(({ kind, pageId, blanks, isPublished }) => (
          <Line key={kind} isDone={isPublished && blanks === 0}>
            <Anchor
              component={Link}
              to={pageId === null ? '/welcome?step=legal' : builderPath(`/${kind}`)}
              size="sm"
              underline="always"
            >
              {t(`page.${kind}`)}
            </Anchor>
            {blanks > 0 && ` — ${t('blanks', { count: blanks })}`}
            {pageId !== null && blanks === 0 && !isPublished && ` — ${t('unpublished')}`}
          </Line>
        ))}
      </Stack>
      <Group>
        <Button component={Link} to="/welcome">
          {t('stepByStep')}
        </Button>
      </Group>
    </Card>
  );
}

function Line({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const t = useTexts(setupTexts);
  return (
    <li>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <ThemeIcon
          size={20}
          radius="xl"
          variant={isDone ? 'filled' : 'default'}
          color={isDone ? 'teal.9' : 'gray'}
          role="img"
          aria-label={t(isDone ? 'done' : 'open')}
        >
          {isDone ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
        </ThemeIcon>
        <Text size="sm" component="span">
          {children}
        </Text>
      </Group>
    </li>
  );
}

function isReady({ legal, ...needs }: ShopSetup): boolean {
  return (
    Object.values(needs).every(Boolean) &&
    legal.every(({ isPublished, blanks }) => isPublished && blanks === 0)
  );
}
