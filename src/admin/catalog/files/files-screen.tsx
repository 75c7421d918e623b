import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { ExportCard } from './export-card.tsx';
import { filesTexts } from './files.texts.ts';
import { HistoryCard } from './history-card.tsx';
import { PicturesCard } from './pictures-card.tsx';

/** Products into files and out of them. */
export function Component() {
  const t = useTexts(filesTexts);
  return (
    <Page title={t('title')} narrow>
      <ImportCard />
      <PicturesCard />
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
          <FileButton
            onChange={(file) => void take(file)}
            accept=".csv,.tsv,.txt,.xml,.yml,text/csv,text/xml"
          >
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
