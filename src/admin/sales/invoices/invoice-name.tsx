import { Text } from '@mantine/core';

import type { InvoiceRow } from '#domain/schemas/invoice.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { invoicesTexts } from './invoices.texts.ts';

/** What a document is, and what has become of it. */
export function InvoiceName({ invoice }: { invoice: InvoiceRow }) {
  const t = useTexts(invoicesTexts);
  const { kind, number, reason, isCanceled } = invoice;
  return (
    <>
      <Text size="sm">
        {t(`kind.${kind}`)} <bdi>{number}</bdi>{' '}
        {isCanceled && <StateBadge tone="plain">{t('canceled')}</StateBadge>}
      </Text>
      {reason !== null && (
        <Text size="sm" c="gray.7">
          {t(`reason.${reason}`, { invoice: invoice.invoice ?? '' })}
        </Text>
      )}
    </>
  );
}
