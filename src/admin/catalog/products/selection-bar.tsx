import { Button, Group, Paper, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import './products.css';
import { productsTexts } from './products.texts.ts';

interface SelectionBarProps {
  count: number;
  /** Whether everything that the filter means is selected, beyond this page too. */
  isAll: boolean;
  total: number;
  onAll(): void;
  onClear(): void;
  onChange(): void;
}

/** What can be done with the selected products; stays in sight at the bottom. */
export function SelectionBar({ count, isAll, total, onAll, onClear, onChange }: SelectionBarProps) {
  const t = useTexts(productsTexts);
  return (
    <Paper withBorder p="sm" className="vt-selection-bar" role="region" aria-label={t('selected', { count })}>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Text size="sm" fw={600} aria-live="polite">
            {t(isAll ? 'allSelected' : 'selected', { count })}
          </Text>
          {!isAll && count < total && (
            <Button size="compact-sm" variant="subtle" onClick={onAll}>
              {t('allMatching', { count: total })}
            </Button>
          )}
        </Group>
        <Group gap="xs">
          <Button size="sm" variant="default" onClick={onClear}>
            {t('unselect')}
          </Button>
          <Button size="sm" onClick={onChange}>
            {t('change')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
