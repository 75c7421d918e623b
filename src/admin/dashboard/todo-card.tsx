import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';

import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';
import type { StaffRight } from '#domain/staff-rights.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { mayUse } from '../session/may-use.ts';
import { useSession } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

/** Where each is worked at and by whom, the most urgent first; null where there is no screen for it. */
const places: readonly [kind: keyof Dashboard['awaiting'], to: string | null, needed?: StaffRight][] = [
  ['paymentProblems', null],
  ['refunds', '/orders?payment=refundDue', 'orders:read'],
  ['failedMails', null],
  ['toAssemble', '/orders?state=paid', 'orders:read'],
  ['toConfirm', '/orders?state=confirmed', 'orders:read'],
  ['toShip', '/orders?state=assembling', 'orders:read'],
  ['leads', '/enquiries', 'leads:write'],
  ['reviews', '/reviews', 'reviews:write'],
  ['questions', '/questions', 'reviews:write'],
  ['comments', '/comments', 'reviews:write'],
  ['unconfirmed', '/orders?state=new&payment=cashDue', 'orders:read'],
  ['unpaid', '/orders?state=new&payment=unpaid', 'orders:read'],
];
const hints = { paymentProblems: 'paymentProblemsHint', failedMails: 'failedMailsHint' } as const;

/** What somebody in the shop has to decide or do. */
export function TodoCard({ data: { awaiting } }: { data: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const account = useSession((state) => state.account);
  const waiting = places.filter(
    ([kind, , needed]) => awaiting[kind] > 0 && mayUse(account, needed ?? 'staff'),
  );
  return (
    <Card title={t('todo')}>
      {waiting.length === 0 ? (
        <Group gap="xs">
          <IconCircleCheck size={20} color="#0b6b4f" aria-hidden />
          <Text size="sm">{t('nothingTodo')}</Text>
        </Group>
      ) : (
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {waiting.map(([kind, to]) => {
            const text = t(kind, { count: awaiting[kind] });
            return (
              <li key={kind}>
                {to === null ? (
                  <>
                    <Text size="sm" fw={600} c="red.9">
                      {text}
                    </Text>
                    {kind in hints && (
                      <Text size="sm" c="gray.7">
                        {t(hints[kind as keyof typeof hints])}
                      </Text>
                    )}
                  </>
                ) : (
                  <Anchor
                    component={Link}
                    to={to}
                    size="sm"
                    c="dark"
                    underline="hover"
                    display="block"
                    py={4}
                  >
                    <Group justify="space-between" wrap="nowrap" gap="xs" component="span">
                      {text}
                      <IconChevronRight size={16} aria-hidden />
                    </Group>
                  </Anchor>
                )}
              </li>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
