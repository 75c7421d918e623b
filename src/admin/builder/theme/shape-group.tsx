import { SimpleGrid } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { SizeField } from './size-field.tsx';
import { themeTexts } from './theme.texts.ts';

export function ShapeGroup({ value, change }: OpenGroup<'styles'>) {
  const t = useTexts(themeTexts);
  return (
    <SimpleGrid cols={2} spacing="sm">
      {(['block', 'button', 'input'] as const).map((name) => (
        <SizeField
          key={name}
          label={t(name)}
          value={value.radii[name]}
          min={0}
          max={100}
          onChange={(radius) => change({ path: ['radii', name], value: radius })}
        />
      ))}
      <SizeField
        label={t('contentWidth')}
        value={value.contentWidth}
        min={320}
        max={2560}
        step={10}
        onChange={(width) => change({ path: ['contentWidth'], value: width })}
      />
    </SimpleGrid>
  );
}
