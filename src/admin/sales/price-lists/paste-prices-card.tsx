import { Alert, Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

import type { AdminPriceList, PastedPricesAnswer } from '#domain/schemas/price-list.schema.ts';
import { markOf } from '#domain/typed-number.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { priceListsTexts } from './price-lists.texts.ts';
import { useRefreshPrices } from './use-refresh-prices.ts';

/** Sets prices of a list by article numbers, as they are copied from a spreadsheet, and tells what was not understood. */
export function PastePricesCard({ list: { id, layer } }: { list: AdminPriceList }) {
  const t = useTexts(priceListsTexts);
  const { language } = useFormat();
  const refresh = useRefreshPrices(id);
  const [told, setTold] = useState<PastedPricesAnswer | null>(null);
  const { form, isSending, submit } = useServerForm({
    initialValues: { text: '', replaces: false },
    async send(values: { text: string; replaces: boolean }) {
      const body = { ...values, mark: markOf(language) };
      const answer = await api.post<PastedPricesAnswer>(`/admin/price-lists/${id}/prices`, body);
      setTold(answer);
      await refresh();
      // What could not be read stays to be mended.
      return answer.wrong.length > 0 ? undefined : 'again';
    },
  });
  return (
    <Card title={t('paste')} text={t(layer === null ? 'pasteText' : 'salePasteText')}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label={t('pasteField')}
            description={t('pasteHelp')}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={500_000}
            required
            dir="ltr"
            {...form.getInputProps('text')}
          />
          <Checkbox label={t('replaces')} {...form.getInputProps('replaces', { type: 'checkbox' })} />
          <Group>
            <Button type="submit" variant="default" loading={isSending}>
              {t('pasteSubmit')}
            </Button>
          </Group>
        </Stack>
      </form>
      <Stack gap="sm" role="status">
        {told && <Told told={told} />}
      </Stack>
    </Card>
  );
}

function Told({ told: { changed, kept, removed, unknown, wrong } }: { told: PastedPricesAnswer }) {
  const t = useTexts(priceListsTexts);
  if (wrong.length > 0) {
    const lines = wrong
      .slice(0, mostTold)
      .map(({ line, text, reason }) => t('wrongLine', { line, text, reason: t(`reason.${reason}`) }));
    return <NameList title={t('wrong', { count: wrong.length })} names={lines} />;
  }
  const parts = [
    t('changedCount', { count: changed }),
    ...(kept > 0 ? [t('keptCount', { count: kept })] : []),
    ...(removed > 0 ? [t('removedCount', { count: removed })] : []),
  ];
  return (
    <>
      <Alert color={changed + removed > 0 ? 'green' : 'yellow'}>{parts.join(' ')}</Alert>
      <NameList title={t('unknown', { count: unknown.length })} names={unknown.slice(0, mostTold)} />
    </>
  );
}

/** Lines that are told; who has more has pasted something else. */
const mostTold = 50;
