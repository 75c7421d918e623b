import { ColorInput, Text } from '@mantine/core';
import { useState } from 'react';

import { parseColor } from '#domain/color.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { findLowContrast, type ColorName, type Palette } from './find-low-contrast.ts';
import { themeTexts } from './theme.texts.ts';

interface ColorFieldProps {
  name: ColorName;
  palette: Palette;
  onChange(value: string): void;
}

/** A colour of the palette; what is typed and is no colour yet stays in the field alone. */
export function ColorField({ name, palette, onChange }: ColorFieldProps) {
  const t = useTexts(themeTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? palette[name];
  const isColor = parseColor(shown)?.a === 1;
  const weak = findLowContrast(palette, name);

  function change(value: string): void {
    setTyped(value);
    if (parseColor(value)?.a === 1) onChange(value);
  }

  return (
    <div data-field={`styles.palette.${name}`}>
      <ColorInput
        label={t(name)}
        size="sm"
        value={shown}
        onChange={change}
        onBlur={() => setTyped(null)}
        error={!isColor && t('invalidColor')}
        popoverProps={{ withinPortal: true }}
        eyeDropperButtonProps={{ 'aria-label': t('pickColor', { name: t(name) }) }}
      />
      {weak && (
        <Text size="xs" c="orange.9" mt={4} role="status">
          {t('lowContrast', {
            names: weak.grounds.map((ground) => `«${t(ground)}»`).join(', '),
            ratio: weak.ratio,
          })}
        </Text>
      )}
    </div>
  );
}
