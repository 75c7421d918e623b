import { Alert, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

import { productCaps, type OptionForm, type VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import type { CardProps } from './basics-card.tsx';
import { OptionFields } from './option-fields.tsx';
import { productTexts } from './product.texts.ts';
import { SingleVariation } from './single-variation.tsx';
import {
  addMissing,
  changeOptions,
  countCombinations,
  keyOfValues,
  missingCombinations,
  type Matrix,
} from './variations-matrix.ts';
import { VariationsTable } from './variations-table.tsx';

/** Options and the variations that they make; without options price and stock of the only one. */
export function MatrixCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { options, variations } = form.values;
  const set = (matrix: Matrix) => form.setValues({ ...matrix });
  // A value that is taken out by mistake and typed again has its prices, stocks and ids back.
  const known = useRef(new Map<string, VariationForm>());
  useEffect(() => {
    for (const variation of variations) known.current.set(keyOfValues(variation), variation);
  }, [variations]);
  const setOptions = (next: OptionForm[]) => set(changeOptions({ options, variations }, next, known.current));
  const missing = missingCombinations({ options, variations });
  const combinations = countCombinations(options);

  function addOption(): void {
    const empty = { title: '', unit: null, type: 'string', view: 'button', values: [] } as const;
    setOptions([...options, { ...empty, values: [] }]);
  }

  return (
    <>
      {options.length === 0 && (
        <Card title={t('sale')}>
          <SingleVariation form={form} />
        </Card>
      )}
      <Card title={t('options')} text={t('optionsHint')}>
        {options.map((option, index) => (
          <OptionFields
            key={index}
            form={form}
            index={index}
            option={option}
            onChange={(next) => setOptions(options.map((one, place) => (place === index ? next : one)))}
            onRemove={() => setOptions(options.filter((_, place) => place !== index))}
          />
        ))}
        {options.length < productCaps.options && (
          <Group>
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={addOption}>
              {t('addOption')}
            </Button>
          </Group>
        )}
        {combinations > productCaps.variations && (
          <Alert color="yellow" role="alert">
            {t('tooMany', { count: combinations })}
          </Alert>
        )}
      </Card>
      {options.length > 0 && (
        <Card title={t('variations')}>
          <VariationsTable form={form} />
          {missing.length > 0 && (
            <Group>
              <Button
                variant="default"
                onClick={() => set(addMissing({ options, variations }, known.current))}
              >
                {t('missing', { count: missing.length })}
              </Button>
            </Group>
          )}
        </Card>
      )}
    </>
  );
}
