import { Accordion } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useSettingsGroup } from '../use-settings-group.ts';
import { FontsGroup } from './fonts-group.tsx';
import { PaletteGroup } from './palette-group.tsx';
import { ShapeGroup } from './shape-group.tsx';
import { SizesGroup } from './sizes-group.tsx';
import { themeTexts } from './theme.texts.ts';

const parts = [
  { name: 'colors', Part: PaletteGroup },
  { name: 'fonts', Part: FontsGroup },
  { name: 'sizes', Part: SizesGroup },
  { name: 'shape', Part: ShapeGroup },
] as const;

/** The look of the whole shop: the canvas repaints as it is changed. */
export function ThemePanel() {
  const t = useTexts(themeTexts);
  const styles = useSettingsGroup('styles');
  if (!styles) return <LoadingState rows={8} />;
  return (
    <Accordion multiple defaultValue={['colors']} variant="default">
      {parts.map(({ name, Part }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>{t(name)}</Accordion.Control>
          <Accordion.Panel>
            <Part {...styles} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
