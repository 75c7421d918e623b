import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { AdminReturn, OrderReturns } from '#domain/schemas/return.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { ReturnActions } from './return-actions.tsx';
import { ReturnBadge } from './return-badge.tsx';
import { returnsTexts } from './returns.texts.ts';

interface OneReturnProps {
  order: OrderDetail;
  returns: OrderReturns;
  asked: AdminReturn;
}

/** What comes back and why, how far it is, and the next steps. */
export function OneReturn({ order, returns, asked }: OneReturnProps) {
  const t = useTexts(returnsTexts);
  const { formatMoney, formatTime } = useFormat();
  const date = formatTime(asked.createdAt);
  const asks =
    asked.author === null ? 'askedByBuyer' : asked.author === '' ? 'askedByNobody' : 'askedByStaff';
  const money = (amount: number) => formatMoney(amount, returns.currency);
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Text size="sm" c="gray.7">
          {t(asks, { date, name: asked.author ?? '' })}
        </Text>
        <ReturnBadge state={asked.state} />
      </Group>
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {asked.lines.map((line) => (
          <li key={line.id}>
            <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{nameWithVariant(line.title, line.options)}</bdi> × {line.quantity}
            </Text>
            <LineFacts line={line} isWithdrawal={asked.withdrawnBy !== null} />
          </li>
        ))}
      </Stack>
      {asked.withdrawnBy !== null && (
        <Text size="sm" fw={600}>
          {asked.withdrawnBy === '' ? t('withdrawal') : t('withdrawnBy', { name: asked.withdrawnBy })}
        </Text>
      )}
      {asked.words !== '' && <Said title={t('words')} text={asked.words} />}
      {asked.note !== '' && <Said title={t('note')} text={asked.note} />}
      {asked.exchange && (
        <Anchor component={Link} to={`/orders/${asked.exchange.order}`} size="sm" fw={600}>
          {t('exchangedFor', { number: asked.exchange.order, amount: money(asked.exchange.paid) })}
        </Anchor>
      )}
      {asked.refunded !== null && (
        <Text size="sm" fw={600}>
          {t(asked.refundState === 'pending' ? 'refundPending' : 'refundedSum', {
            amount: money(asked.refunded),
          })}
        </Text>
      )}
      {asked.refundState === 'partly' && (
        <Text size="sm">
          {t(asked.exchange ? 'refundLeft' : 'refundPartly', { amount: money(asked.proposed) })}
        </Text>
      )}
      <ReturnActions order={order} returns={returns} asked={asked} />
    </Stack>
  );
}

/** Why it comes back, which no withdrawal has to say, and what became of it. */
function LineFacts({ line, isWithdrawal }: { line: AdminReturn['lines'][number]; isWithdrawal: boolean }) {
  const t = useTexts(returnsTexts);
  const { reason, received, restock } = line;
  const facts = [
    !(isWithdrawal && reason === 'unsaid') && t(`reason.${reason}`),
    received !== null && t('arrived', { count: String(received) }),
    received !== null && received > 0 && t(restock ? 'restocked' : 'notRestocked'),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Text size="sm" c="gray.7">
      {facts.join(' · ')}
    </Text>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Text size="sm" c="gray.7">
        {title}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {text}
      </Text>
    </div>
  );
}
