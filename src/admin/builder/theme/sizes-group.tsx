import { SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { SizeField } from './size-field.tsx';
import { themeTexts } from './theme.texts.ts';

const devices = ['desktop', 'tablet', 'mobile'] as const;
const levels = ['h1', 'h2', 'h3', 'h4'] as const;

export function SizesGroup({ value, change }: OpenGroup<'styles'>) {
  const t = useTexts(themeTexts);
  const [device, setDevice] = useState<(typeof devices)[number]>('desktop');
  return (
    <Stack gap="md">
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('sizesOf')}
        value={device}
        onChange={(chosen) => setDevice(devices.find((one) => one === chosen) ?? 'desktop')}
        data={devices.map((one) => ({ value: one, label: t(one) }))}
      />
      <SimpleGrid cols={2} spacing="sm">
        <SizeField
          key={`text-${device}`}
          label={t('fontSize')}
          value={value.fontSize[device]}
          min={10}
          max={160}
          onChange={(size) => change({ path: ['fontSize', device], value: size })}
        />
        {levels.map((level) => (
          <SizeField
            key={`${level}-${device}`}
            label={t(level)}
            value={value.headings[level][device]}
            min={10}
            max={160}
            onChange={(size) => change({ path: ['headings', level, device], value: size })}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
