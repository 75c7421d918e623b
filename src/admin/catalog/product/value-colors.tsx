import { ColorInput, SimpleGrid } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { productTexts } from './product.texts.ts';
import type { ValueFieldsProps } from './value-pictures.tsx';

/** The colour that each value is shown by. */
export function ValueColors({ values, errorOf, onChange }: ValueFieldsProps) {
  const t = useTexts(productTexts);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
      {values.map((value, place) => (
        <ColorInput
          key={value.title}
          label={t('colorOf', { value: value.title })}
          format="hex"
          value={value.color ?? ''}
          error={errorOf(place, 'color')}
          onChange={(color) => onChange(place, { color: color || null })}
        />
      ))}
    </SimpleGrid>
  );
}
