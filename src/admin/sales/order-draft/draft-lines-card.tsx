import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import type { OrderDraft } from '#domain/schemas/order-draft.schema.ts';
import { standardClass } from '#domain/taxes/find-rate.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useTaxWords } from '../../taxes/tax-words.ts';
import { useTaxes } from '../../taxes/use-taxes.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { orderEditTexts } from '../order-edit/order-edit.texts.ts';
import { RemoveButton } from '../order-edit/remove-button.tsx';
import { VariationDialog } from '../order-edit/variation-dialog.tsx';
import { PieceLine } from '../piece-line.tsx';
import { customLine, lineOf, type DraftValues } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';
import type { useDraft } from './use-draft.ts';

type Form = UseFormReturnType<DraftValues>;

const mostPieces = 9999;

/** What is ordered: from the catalog, and what is not in it. */
export function DraftLinesCard({
  form,
  preview,
  draft,
}: Pick<ReturnType<typeof useDraft>, 'form' | 'preview' | 'draft'>) {
  const t = useTexts(orderDraftTexts);
  const edit = useTexts(orderEditTexts);
  const [isAdding, setAdding] = useState(false);
  const isEmpty = form.values.lines.length + form.values.customLines.length === 0;
  return (
    <Card title={edit('goods')}>
      {draft && draft.comingBack.length > 0 && <ComingBack form={form} draft={draft} />}
      {isEmpty && (
        <Text size="sm" c="gray.7">
          {t('noGoods')}
        </Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} hidden={isEmpty}>
        <CatalogLines form={form} preview={preview} />
        <CustomLines form={form} />
      </Stack>
      {form.errors['lines'] && (
        <Text size="sm" c="red.8" role="alert">
          {form.errors['lines']}
        </Text>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {edit('add')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => form.insertListItem('customLines', customLine())}
        >
          {t('addCustom')}
        </Button>
      </Group>
      <VariationDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onPick={(row) => form.insertListItem('lines', lineOf(row))}
      />
    </Card>
  );
}

/** What comes back in an exchange, and the way to what the buyer gets for it: mostly another variation of the same. */
function ComingBack({ form, draft }: { form: Form; draft: OrderDraft }) {
  const t = useTexts(orderDraftTexts);
  const [wanted, setWanted] = useState<OrderDraft['comingBack'][number] | null>(null);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('comingBack')}
      </Text>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {draft.comingBack.map((line, index) => (
          <Group component="li" key={index} gap="sm" justify="space-between">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{line.name}</bdi> × {line.quantity}
            </Text>
            <Button
              variant="default"
              size="xs"
              aria-label={t('addInstead', { name: line.name })}
              onClick={() => setWanted(line)}
            >
              {t('instead')}
            </Button>
          </Group>
        ))}
      </Stack>
      {wanted && (
        <VariationDialog
          opened
          words={wanted.title}
          onClose={() => setWanted(null)}
          onPick={(row) => form.insertListItem('lines', { ...lineOf(row), quantity: wanted.quantity })}
        />
      )}
    </Stack>
  );
}

function CatalogLines({ form, preview }: Pick<ReturnType<typeof useDraft>, 'form' | 'preview'>) {
  const t = useTexts(orderDraftTexts);
  const edit = useTexts(orderEditTexts);
  const { formatMoney, currency } = useFormat();
  return form.values.lines.map(({ key, name, seenPrice, quantity, price, variationId }, index) => {
    const shown = preview.data?.lines.find((line) => line.variationId === variationId);
    const today = shown && price === null ? shown.price : seenPrice;
    const isShort = typeof shown?.available === 'number' && quantity !== null && quantity > shown.available;
    const about = [
      today === null ? edit('noPrice') : edit('today', { price: formatMoney(today) }),
      ...(today !== null && seenPrice !== null && today !== seenPrice
        ? [t('priceWas', { price: formatMoney(seenPrice) })]
        : []),
      ...(typeof shown?.available === 'number' ? [edit('inStock', { count: String(shown.available) })] : []),
    ];
    return (
      <PieceLine
        key={key}
        name={name}
        about={about.join(' · ')}
        label={edit('piecesOf', { name })}
        max={mostPieces}
        value={quantity}
        error={
          form.errors[`lines.${index}.quantity`] ??
          form.errors[`lines.${index}.variationId`] ??
          (isShort && t('short', { count: shown?.available ?? 0 }))
        }
        isRequired
        onChange={(pieces) => form.setFieldValue(`lines.${index}.quantity`, pieces)}
      >
        <NumberField
          kind="money"
          currency={currency}
          aria-label={edit('priceOf', { name })}
          placeholder={edit('otherPrice')}
          w={130}
          min={0}
          value={price}
          error={form.errors[`lines.${index}.price`]}
          onChange={(typed) => form.setFieldValue(`lines.${index}.price`, typed)}
        />
        <RemoveButton name={name} onClick={() => form.removeListItem('lines', index)} />
      </PieceLine>
    );
  });
}

function CustomLines({ form }: { form: Form }) {
  const t = useTexts(orderDraftTexts);
  const edit = useTexts(orderEditTexts);
  const { currency } = useFormat();
  const { data } = useTaxes();
  const { classChoices } = useTaxWords(data?.classes ?? []);
  return form.values.customLines.map(({ key, title, quantity, price, taxClass }, index) => {
    const name = title.trim() || t('custom');
    return (
      <Group component="li" key={key} gap="sm" align="flex-start">
        <TextInput
          aria-label={t('customName')}
          placeholder={t('customName')}
          required
          maxLength={200}
          style={{ flex: '1 1 180px' }}
          data-autofocus
          {...form.getInputProps(`customLines.${index}.title`)}
        />
        {classChoices.length > 1 && (
          <Select
            aria-label={t('taxOf', { name })}
            allowDeselect={false}
            w={150}
            data={classChoices}
            value={taxClass ?? standardClass}
            onChange={(code) =>
              form.setFieldValue(`customLines.${index}.taxClass`, code === standardClass ? null : code)
            }
          />
        )}
        <NumberField
          kind="count"
          step={1}
          aria-label={edit('piecesOf', { name })}
          w={90}
          min={1}
          max={mostPieces}
          required
          error={form.errors[`customLines.${index}.quantity`]}
          value={quantity}
          onChange={(pieces) => form.setFieldValue(`customLines.${index}.quantity`, pieces)}
        />
        <NumberField
          kind="money"
          currency={currency}
          aria-label={t('priceOf', { name })}
          placeholder={t('price')}
          w={130}
          min={0}
          required
          value={price}
          error={form.errors[`customLines.${index}.price`]}
          onChange={(typed) => form.setFieldValue(`customLines.${index}.price`, typed)}
        />
        <RemoveButton name={name} onClick={() => form.removeListItem('customLines', index)} />
      </Group>
    );
  });
}
