import { NativeSelect, SegmentedControl, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';

import type { ScreenStyle } from '#domain/schemas/section.schema.ts';
import type { ScreenClass } from '#domain/screen.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { useWanted } from '../guide/use-wanted.ts';
import { readPage, useBuilder, useEditPage } from '../store/use-builder.ts';
import { ColorPick } from './color-control.tsx';
import { fieldsTexts } from './fields.texts.ts';

const screens = ['desktop', 'tablet', 'mobile'] as const;
const lengths = ['paddingTop', 'paddingBottom', 'marginTop', 'marginBottom'] as const;
const alignments = ['start', 'center', 'end'] as const;
const unchanged: ScreenStyle = {};

/** Spacing, colours and visibility of a section on one kind of screen. */
export function ScreenStyles({
  sectionId,
  viewport,
}: {
  sectionId: string;
  viewport?: ScreenClass | undefined;
}) {
  const t = useTexts(fieldsTexts);
  const [chosen, setChosen] = useState<ScreenClass>(viewport ?? 'desktop');
  const [seen, setSeen] = useState(viewport);
  // What the canvas shows is what is most likely meant.
  if (viewport !== seen) {
    setSeen(viewport);
    if (viewport) setChosen(viewport);
  }
  useWanted(({ sectionId: wanted, path = [] }) => {
    const screen = wanted === sectionId && path[0] === 'styles' && screens.find((one) => one === path[1]);
    if (screen) setChosen(screen);
  });
  const styles = useBuilder((state) => readPage(state)?.sections[sectionId]?.styles);
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('screens')}
        value={chosen}
        onChange={setChosen}
        data={screens.map((screen) => ({
          value: screen,
          label: styles?.[screen]?.hidden ? t('hiddenHere', { screen: t(screen) }) : t(screen),
        }))}
      />
      <ScreenFields
        key={chosen}
        sectionId={sectionId}
        screen={chosen}
        style={styles?.[chosen] ?? unchanged}
      />
      <Text size="xs" c="gray.7">
        {t('screenHelp')}
      </Text>
    </Stack>
  );
}

interface ScreenFieldsProps {
  sectionId: string;
  screen: ScreenClass;
  style: ScreenStyle;
}

function ScreenFields({ sectionId, screen, style }: ScreenFieldsProps) {
  const t = useTexts(fieldsTexts);
  const edit = useEditPage();

  /** Without a value the theme's own counts again. */
  function set(key: keyof ScreenStyle, value: unknown): void {
    const path = ['styles', screen, key];
    const change = value === undefined ? { path } : { path, value };
    edit(
      { type: 'section.update', id: sectionId, changes: [change] },
      { merge: [sectionId, ...path].join('/') },
    );
  }

  const number = (key: 'fontSize' | (typeof lengths)[number], min: number, max: number) => (
    <NumberField
      key={key}
      kind="pixels"
      size="xs"
      label={t(key)}
      placeholder="–"
      min={min}
      max={max}
      step={1}
      value={style[key] ?? null}
      onChange={(value) => !Number.isNaN(value) && set(key, value ?? undefined)}
    />
  );

  return (
    <Stack gap="md" role="group" aria-label={t(screen)}>
      <Switch
        label={t('hideOnScreen')}
        checked={style.hidden === true}
        onChange={(event) => set('hidden', event.currentTarget.checked || undefined)}
      />
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="sm">
        {lengths.map((key) => number(key, 0, 400))}
        {number('fontSize', 8, 120)}
        <NativeSelect
          size="xs"
          label={t('textAlign')}
          value={style.textAlign ?? ''}
          onChange={(event) => set('textAlign', event.currentTarget.value || undefined)}
          data={[
            { value: '', label: t('unset') },
            ...alignments.map((value) => ({ value, label: t(value) })),
          ]}
        />
      </SimpleGrid>
      {(['background', 'color'] as const).map((key) => (
        <div key={key} data-field={`styles.${screen}.${key}`}>
          <ColorPick
            label={t(key)}
            value={style[key] ?? null}
            readableOn={key === 'color' ? (style.background ?? null) : null}
            onChange={(color) => {
              if (color === null || /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(color))
                set(key, color ?? undefined);
            }}
          />
        </div>
      ))}
    </Stack>
  );
}
