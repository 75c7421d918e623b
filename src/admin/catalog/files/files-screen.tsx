import {
  Anchor,
  Button,
  Checkbox,
  FileButton,
  Group,
  NativeSelect,
  Progress,
  Table,
  Text,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { filesTexts } from './files.texts.ts';

/** Products into files and out of them. */
export function Component() {
  const t = useTexts(filesTexts);
  return (
    <Page title={t('title')} narrow>
      <ImportCard />
      <ExportCard />
      <HistoryCard />
    </Page>
  );
}

function ImportCard() {
  const t = useTexts(filesTexts);
  const navigate = useNavigate();
  const [upload, setUpload] = useState<{ name: string; share: number } | null>(null);

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    setUpload({ name: file.name, share: 0 });
    try {
      const taken = await api.upload<ProductImport>(
        '/admin/product-imports',
        new Blob([file], { type: 'text/csv' }),
        {
          query: { name: file.name.slice(0, 200) },
          onProgress: (share) => setUpload({ name: file.name, share }),
        },
      );
      await navigate(`/product-files/${taken.id}`);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setUpload(null);
    }
  }

  return (
    <Card title={t('importTitle')} text={t('importText')}>
      {upload ? (
        <div role="status">
          <Text size="sm" mb={4}>
            {t('uploading', { name: upload.name })}
          </Text>
          <Progress value={upload.share * 100} aria-label={t('uploading', { name: upload.name })} />
        </div>
      ) : (
        <Group>
          <FileButton onChange={(file) => void take(file)} accept=".csv,.tsv,.txt,text/csv">
            {(props) => (
              <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
        </Group>
      )}
    </Card>
  );
}

function ExportCard() {
  const t = useTexts(filesTexts);
  const { language } = useFormat();
  const [separator, setSeparator] = useState(language === 'ru' ? 'semicolon' : 'comma');
  const [bom, setBom] = useState(true);
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    await api
      .download('/admin/products/export', { separator, language, bom: bom ? '1' : '0' })
      .catch(notifyFailure);
    setBusy(false);
  }

  return (
    <Card title={t('exportTitle')} text={t('exportText')}>
      <Group align="flex-end" gap="md">
        <NativeSelect
          label={t('separator')}
          value={separator}
          onChange={(event) => setSeparator(event.currentTarget.value)}
          data={(['comma', 'semicolon', 'tab'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Checkbox
          mb={8}
          label={t('bom')}
          checked={bom}
          onChange={(event) => setBom(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      </Group>
    </Card>
  );
}

function HistoryCard() {
  const t = useTexts(filesTexts);
  const { formatTime } = useFormat();
  const { data = [] } = useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => api.get<ProductImport[]>('/admin/product-imports', undefined, signal),
  });
  return (
    <Card title={t('history')}>
      {data.length === 0 ? (
        <Text size="sm" c="gray.7">
          {t('historyEmpty')}
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('file')}</Table.Th>
                <Table.Th>{t('state')}</Table.Th>
                <Table.Th visibleFrom="sm">{t('result')}</Table.Th>
                <Table.Th visibleFrom="sm">{t('when')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>
                    <Anchor component={Link} to={`/product-files/${one.id}`} size="sm" underline="always">
                      {one.fileName}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{t(one.state)}</Table.Td>
                  <Table.Td visibleFrom="sm">
                    {t('counts', {
                      created: one.createdCount,
                      updated: one.updatedCount,
                      refused: one.refusedCount,
                    })}
                  </Table.Td>
                  <Table.Td visibleFrom="sm">{formatTime(one.createdAt)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  );
}
