import { Button, Group, Table, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { ImportedPictures } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Pager } from '../../ui/pager.tsx';
import { filesTexts } from './files.texts.ts';
import { Figures } from '../../ui/figures.tsx';

const limit = 20;
const path = '/admin/product-imports/pictures';
export const picturesKey = ['imported-pictures'];

/** Pictures that imports bring by address: how far they are, and which could not be fetched. */
export function PicturesCard() {
  const t = useTexts(filesTexts);
  const client = useQueryClient();
  const [offset, setOffset] = useState(0);
  const { data } = useQuery({
    queryKey: [...picturesKey, offset],
    queryFn: ({ signal }) => api.get<ImportedPictures>(path, { offset, limit }, signal),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? 2000 : false),
    placeholderData: keepPreviousData,
  });
  const retry = useMutation({
    mutationFn: () => api.post<ImportedPictures>(`${path}/retry`),
    onSuccess: () => {
      setOffset(0);
      void client.invalidateQueries({ queryKey: picturesKey });
    },
    onError: notifyFailure,
  });
  if (!data || data.waiting + data.done + data.failed === 0) return null;
  return (
    <Card title={t('pictures')} text={t('picturesText')}>
      <Figures
        counts={[
          [t('picturesDone'), data.done],
          [t('picturesWaiting'), data.waiting],
          [t('picturesFailed'), data.failed, 'bad'],
        ]}
      />
      {data.failed > 0 && (
        <>
          <Table.ScrollContainer minWidth={0}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('address')}</Table.Th>
                  <Table.Th visibleFrom="sm">{t('product')}</Table.Th>
                  <Table.Th>{t('reason')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.items.map((item) => (
                  <FailedRow key={item.id} item={item} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <Pager offset={offset} limit={limit} count={data.failed} onChange={setOffset} />
          <Group>
            <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
              {t('retry', { count: data.failed })}
            </Button>
          </Group>
        </>
      )}
    </Card>
  );
}

const reasons = [
  'badAddress',
  'ownNetwork',
  'redirects',
  'silent',
  'tooBig',
  'noPicture',
  'internal',
] as const;

function FailedRow({ item }: { item: ImportedPictures['items'][number] }) {
  const t = useTexts(filesTexts);
  const { url, error, productId, product } = item;
  const [code = '', status = ''] = error.split(' ');
  const reason = reasons.find((one) => one === code);
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" dir="ltr">
          {url}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {productId !== null && (
          <Link to={`/products/${productId}`}>
            <bdi>{product}</bdi>
          </Link>
        )}
      </Table.Td>
      <Table.Td>{reason ? t(reason) : t('refused', { status })}</Table.Td>
    </Table.Tr>
  );
}
