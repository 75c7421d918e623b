import { Button, Group, Paper, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import '../products/products.css';
import { productTexts } from './product.texts.ts';

interface SaveBarProps {
  isSending: boolean;
  isDirty: boolean;
  onDiscard(): void;
}

/** Stays in sight while there is something to save. */
export function SaveBar({ isSending, isDirty, onDiscard }: SaveBarProps) {
  const t = useTexts(productTexts);
  return (
    <Paper withBorder p="sm" mt="lg" className="vt-selection-bar">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{isDirty ? t('unsaved') : ''}</Text>
        <Group gap="xs">
          {isDirty && (
            <Button variant="default" onClick={onDiscard}>
              {t('discard')}
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
