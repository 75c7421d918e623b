import { Input, SegmentedControl } from '@mantine/core';
import { useId } from '@mantine/hooks';

import { useTexts } from '../../i18n/use-texts.ts';
import { headerTexts } from './header.texts.ts';

const counts = ['1', '2', '3', '4', '5', '6'];

/** In how many columns the footer's menu stands (`layout.schema.ts`: 1 to 6). */
export function ColumnsField({ value, onChange }: { value: number; onChange(value: number): void }) {
  const t = useTexts(headerTexts);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} component="div" mb={4}>
        {t('columns')}
      </Input.Label>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby={id}
        data={counts}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </div>
  );
}
