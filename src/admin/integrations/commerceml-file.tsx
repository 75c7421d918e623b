import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

import type { CommercemlExchange } from '#domain/schemas/commerceml.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { commercemlTexts } from './commerceml.texts.ts';

/** A file of an exchange, what became of it, and the way to its report. */
export function ExchangeFile({ file }: { file: CommercemlExchange['files'][number] }) {
  const t = useTexts(commercemlTexts);
  const { name, state, failure, importId, unpricedCount } = file;
  const { createdCount, updatedCount, unchangedCount, refusedCount, type, orders, notes } = file;

  function result(): string {
    if (type === 'sale') return t('orderCounts', orders);
    const unpriced = unpricedCount === 0 ? null : t('unpriced', { count: unpricedCount });
    if (importId === null) return unpriced ?? t('file.done');
    const counts = t('counts', {
      created: createdCount,
      updated: updatedCount,
      unchanged: unchangedCount,
      refused: refusedCount,
    });
    return [counts, unpriced].filter(Boolean).join(' · ');
  }

  return (
    <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
      {importId === null ? (
        <bdi dir="ltr">{name}</bdi>
      ) : (
        <Anchor component={Link} to={`/product-files/${importId}`} size="sm" underline="always">
          <bdi dir="ltr">{name}</bdi>
        </Anchor>
      )}
      {': '}
      {state === 'failed' && (
        <Text span inherit c="red.8">
          {failure ?? t('file.failed')}
        </Text>
      )}
      {state !== 'failed' && state !== 'done' && t(`file.${state}`)}
      {state === 'done' && result()}
      {notes.length > 0 && (
        <ul style={{ margin: '4px 0 8px', paddingInlineStart: 20 }}>
          {notes.map(({ orderId, number, texts }, index) => (
            <li key={index}>
              {orderId === null ? (
                t('newsOf', { number })
              ) : (
                <Anchor component={Link} to={`/orders/${orderId}`} size="sm" underline="always">
                  {t('newsOf', { number })}
                </Anchor>
              )}
              {`: ${texts.join('. ')}`}
            </li>
          ))}
        </ul>
      )}
    </Text>
  );
}
