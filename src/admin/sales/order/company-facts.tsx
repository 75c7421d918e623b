import { Anchor, Group, Stack, Text } from '@mantine/core';

import type { OrderContact } from '#domain/schemas/manage-orders.schema.ts';
import { companyNumberKind } from '#domain/taxes/company-number.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { CopyValue } from './copy-value.tsx';
import { orderTexts } from './order.texts.ts';

/** Where anybody asks whether a VAT number of the EU exists. */
const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/#/vat-validation';

/** The company that buys; whether its number exists, nobody has asked yet. */
export function CompanyFacts({
  company: { name, taxNumber },
}: {
  company: NonNullable<OrderContact['company']>;
}) {
  const t = useTexts(orderTexts);
  return (
    <Stack gap={4}>
      <Text size="sm" c="gray.7">
        {t('company')}
      </Text>
      <Text size="sm">
        <bdi>{name}</bdi>
      </Text>
      {taxNumber !== '' && (
        <Group gap={4} wrap="nowrap" justify="space-between">
          <Text size="sm">
            <bdi>{taxNumber}</bdi>
          </Text>
          <CopyValue value={taxNumber} what={taxNumber} />
        </Group>
      )}
      {companyNumberKind(taxNumber, '') === 'vatId' && (
        <>
          <Text size="sm" c="gray.7">
            {t('numberUnchecked')}
          </Text>
          <Anchor href={viesAddress} target="_blank" rel="noreferrer" size="sm">
            {t('openVies')}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
