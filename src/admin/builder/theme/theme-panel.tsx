import { Accordion } from '@mantine/core';
import type { ComponentType } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useOpenGroups } from '../guide/use-wanted.ts';
import { useSettingsGroup, type OpenGroup } from '../use-settings-group.ts';
import { FontsGroup } from './fonts-group.tsx';
import { PaletteGroup } from './palette-group.tsx';
import { ReadyThemes } from './ready/ready-themes.tsx';
import { ShapeGroup } from './shape-group.tsx';
import { SizesGroup } from './sizes-group.tsx';
import { themeTexts } from './theme.texts.ts';

const parts = [
  { name: 'themes', Part: ReadyThemes, keys: [] },
  { name: 'colors', Part: PaletteGroup, keys: ['palette'] },
  {
    name: 'fonts',
    Part: FontsGroup,
    keys: ['fontHeading', 'fontText', 'headingWeight', 'headingUppercase', 'buttonUppercase'],
  },
  { name: 'sizes', Part: SizesGroup, keys: ['fontSize', 'headings'] },
  { name: 'shape', Part: ShapeGroup, keys: ['radii', 'contentWidth'] },
] as const satisfies readonly {
  name: string;
  Part: ComponentType<OpenGroup<'styles'>>;
  keys: readonly string[];
}[];

/** The look of the whole shop: the canvas repaints as it is changed. */
export function ThemePanel() {
  const t = useTexts(themeTexts);
  const styles = useSettingsGroup('styles');
  const [open, setOpen] = useOpenGroups(['themes'], ({ group, path = [] }) =>
    group === 'styles'
      ? (parts.find(({ keys }) => keys.some((key: string) => key === path[0]))?.name ?? null)
      : null,
  );
  if (!styles) return <LoadingState rows={8} />;
  return (
    <Accordion multiple value={open} onChange={setOpen} variant="default">
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
