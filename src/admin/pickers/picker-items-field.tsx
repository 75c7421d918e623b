import { ActionIcon, Box, Button, Input, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { PickerItem, PickerKind } from '#domain/schemas/picker-item.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { PickerDialog } from './picker-dialog.tsx';
import { PickerItemRow } from './picker-item-row.tsx';
import './pickers.css';
import { pickersTexts } from './pickers.texts.ts';
import { usePickerItemsByIds } from './use-picker-items.ts';

export interface PickerItemsFieldProps {
  value: readonly number[];
  onChange(ids: number[]): void;
  label: string;
  description?: string | undefined;
  max?: number;
  error?: ReactNode;
}

/** Several things of a kind, in an order of their own. */
function PickerItemsField({
  kind,
  value,
  onChange,
  label,
  description,
  max = 60,
  error,
}: PickerItemsFieldProps & { kind: PickerKind }) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const { data: known } = usePickerItemsByIds(kind, value);
  const nameOf = (id: number) => known?.get(id)?.title ?? `${id}`;
  const without = (id: number) => value.filter((one) => one !== id);

  function move(id: number, place: number): void {
    onChange(without(id).toSpliced(place, 0, id));
  }

  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Box role="group" aria-label={label}>
        {value.length === 0 ? (
          <Text size="sm" c="gray.7" py={6}>
            {t('none')}
          </Text>
        ) : (
          <SortableList
            label={label}
            items={value}
            idOf={String}
            nameOf={nameOf}
            onMove={(id, place) => move(Number(id), place)}
            renderItem={(id, handle) => (
              <div className="vt-picked">
                {handle}
                <Picked id={id} item={known?.get(id)} isLoaded={known !== undefined} />
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  aria-label={t('remove', { name: nameOf(id) })}
                  onClick={() => onChange(without(id))}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </div>
            )}
          />
        )}
        <Button
          mt="xs"
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={`${label}: ${t('add')}`}
          onClick={() => setOpened(true)}
        >
          {t('add')}
        </Button>
      </Box>
      <PickerDialog
        kind={kind}
        opened={opened}
        onClose={() => setOpened(false)}
        isChosen={({ id }) => value.includes(id)}
        onPick={({ id }) => onChange(value.includes(id) ? without(id) : [...value, id])}
        isFull={value.length >= max}
        max={max}
        chosenCount={value.length}
      />
    </Input.Wrapper>
  );
}

/** What has been chosen; says so when it is not there any more. */
export function Picked({
  id,
  item,
  isLoaded,
}: {
  id: number;
  item: PickerItem | undefined;
  isLoaded: boolean;
}) {
  const t = useTexts(pickersTexts);
  if (item) return <PickerItemRow item={item} />;
  return (
    <Box flex={1} miw={0}>
      <Text size="sm" c={isLoaded ? 'red.8' : 'gray.7'}>
        {isLoaded ? t('gone', { id }) : '…'}
      </Text>
      {isLoaded && (
        <Text size="xs" c="gray.7">
          {t('goneHelp')}
        </Text>
      )}
    </Box>
  );
}

export const ProductPicker = (props: PickerItemsFieldProps) => <PickerItemsField {...props} kind="product" />;
export const CatalogPicker = (props: PickerItemsFieldProps) => <PickerItemsField {...props} kind="catalog" />;
export const ArticlePicker = (props: PickerItemsFieldProps) => <PickerItemsField {...props} kind="article" />;
export const TagPicker = (props: PickerItemsFieldProps) => <PickerItemsField {...props} kind="tag" />;
