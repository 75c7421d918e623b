import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useWanted } from '../guide/use-wanted.ts';
import { MenuEditor } from './menu-editor.tsx';
import { menusTexts } from './menus.texts.ts';

const menuNames = ['main', 'info', 'footer'] as const;

/** The three menus of the shop: the canvas repaints as they are changed. */
export function MenusPanel() {
  const t = useTexts(menusTexts);
  const [name, setName] = useState<(typeof menuNames)[number]>('main');
  useWanted((target) => setName(menuNames.find((one) => target.key === `menu:${one}`) ?? name));
  const key: DocumentKey = `menu:${name}`;
  return (
    <Stack gap="md">
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('which')}
        value={name}
        onChange={(chosen) => setName(menuNames.find((one) => one === chosen) ?? 'main')}
        data={menuNames.map((one) => ({ value: one, label: t(one) }))}
      />
      <MenuEditor key={key} documentKey={key} />
    </Stack>
  );
}
