import { Box, Button, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';

import type { PickerItem, PickerKind } from '#domain/schemas/picker-item.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
import { PickList } from './pick-list.tsx';
import { PickerItemRow } from './picker-item-row.tsx';
import { pickersTexts } from './pickers.texts.ts';
import { usePickerSearch } from './use-picker-items.ts';

interface PickerDialogProps {
  kind: PickerKind;
  opened: boolean;
  onClose(): void;
  isChosen(item: PickerItem): boolean;
  /** Choosing what is chosen takes it away where several may be chosen. */
  onPick(item: PickerItem): void;
  /** One choice closes the dialog. */
  isSingle?: boolean;
  /** No more can be added. */
  isFull?: boolean;
  max?: number;
  chosenCount?: number;
}

/** Search in what there is of a kind, and choose. */
export function PickerDialog(props: PickerDialogProps) {
  const { kind, opened, onClose, isSingle = false, isFull = false, max, chosenCount = 0 } = props;
  const t = useTexts(pickersTexts);
  const common = useTexts(uiTexts);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(kind)}
      size="lg"
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack gap="sm">
        <PickerResults {...props} />
        {!isSingle && (
          <Group justify="space-between" className="vt-pick-dialog__foot">
            <Text size="sm" c="gray.7" aria-live="polite">
              {isFull && max !== undefined ? t('full', { max }) : t('chosen', { count: chosenCount })}
            </Text>
            <Button onClick={onClose}>{t('done')}</Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

function PickerResults({ kind, opened, onClose, isChosen, onPick, isSingle, isFull }: PickerDialogProps) {
  const t = useTexts(pickersTexts);
  const [q, setQ] = useState('');
  const { items, query } = usePickerSearch(kind, q, opened);

  function pick(item: PickerItem): void {
    onPick(item);
    if (isSingle) onClose();
  }

  return (
    <>
      <Box>
        <SearchInput value={q} onChange={setQ} placeholder={t('searchIn')} />
      </Box>
      <PickList label={t(kind)} q={q} query={query}>
        {items.map((item) => (
          <li key={item.id}>
            <UnstyledButton
              className="vt-pick-list__item"
              aria-pressed={isChosen(item)}
              disabled={isFull && !isChosen(item)}
              onClick={() => pick(item)}
            >
              <PickerItemRow item={item} />
              {isChosen(item) && <IconCheck size={18} aria-hidden style={{ flex: 'none' }} />}
            </UnstyledButton>
          </li>
        ))}
      </PickList>
    </>
  );
}
