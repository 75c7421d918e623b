import { Alert, Button, Group, Text } from '@mantine/core';

import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { filesTexts } from './files.texts.ts';
import { ImportCounts } from './import-counts.tsx';

interface CheckedCardProps {
  data: ProductImport;
  isSending: boolean;
  onStep(verb: 'run' | 'remap' | 'cancel'): void;
}

/** What an import would do, and the word that it may. */
export function CheckedCard({ data, isSending, onStep }: CheckedCardProps) {
  const t = useTexts(filesTexts);
  const writable = data.createdCount + data.updatedCount;
  return (
    <Card title={t('checkedTitle')}>
      <ImportCounts data={data} />
      {writable > 0 ? (
        <Text size="sm" c="gray.7">
          {t('notYet')}
        </Text>
      ) : (
        <Alert color="yellow">{t(data.unchangedCount > 0 ? 'nothingNew' : 'nothingToRun')}</Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          {data.format === 'own' && (
            <Button variant="default" onClick={() => onStep('remap')}>
              {t('back')}
            </Button>
          )}
          <Button variant="subtle" c="gray.8" onClick={() => onStep('cancel')}>
            {t('cancel')}
          </Button>
        </Group>
        {writable > 0 && (
          <Button loading={isSending} onClick={() => onStep('run')}>
            {t('run', { count: writable })}
          </Button>
        )}
      </Group>
    </Card>
  );
}
