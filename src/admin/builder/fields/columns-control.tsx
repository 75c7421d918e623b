import { Group, Input, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useId } from 'react';

import { gridColumns } from '#domain/screen.ts';
import type { ColumnSpans } from '#sections/framework/column-spans.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsTexts } from './fields.texts.ts';

const screens = ['desktop', 'tablet', 'mobile'] as const;
const ofNew: ColumnSpans = { desktop: 3, tablet: 6, mobile: 6 };
/** Numbers of cards that divide the row. */
const counts = [1, 2, 3, 4, 6];

interface ColumnsControlProps {
  label: string;
  value: ColumnSpans | null;
  onChange(spans: ColumnSpans | null): void;
}

/** Cards in a row by screen; stored as widths in the 12-column grid. */
export function ColumnsControl({ label, value, onChange }: ColumnsControlProps) {
  const t = useTexts(fieldsTexts);
  const labelId = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }}>
      <Stack gap="xs" mt={4} role="group" aria-labelledby={labelId}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby={labelId}
          value={value === null ? 'settings' : 'own'}
          onChange={(chosen) => onChange(chosen === 'own' ? ofNew : null)}
          data={[
            { value: 'settings', label: t('asInSettings') },
            { value: 'own', label: t('ownColumns') },
          ]}
        />
        {value && (
          <Group grow gap="xs">
            {screens.map((screen) => (
              <NativeSelect
                key={screen}
                size="xs"
                label={t(screen)}
                data={counts.map(String)}
                value={String(countOf(value[screen]))}
                onChange={(event) =>
                  onChange({ ...value, [screen]: gridColumns / Number(event.currentTarget.value) })
                }
              />
            ))}
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

function countOf(span: number): number {
  const count = Math.floor(gridColumns / span);
  return counts.findLast((one) => one <= count) ?? 1;
}
