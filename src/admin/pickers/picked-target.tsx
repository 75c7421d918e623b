import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../i18n/use-texts.ts';
import { kindTexts, type PickedKind } from './link-kinds.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { PickerItemRow } from './picker-item-row.tsx';
import { pickersTexts } from './pickers.texts.ts';
import { usePickerItemByUrl } from './use-picker-items.ts';

interface PickedTargetProps {
  kind: PickedKind;
  label: string;
  url: string;
  onPick(url: string): void;
}

/** What a link leads to in the shop, and the way to choose another; it says when that is gone or hidden. */
export function PickedTarget({ kind, label, url, onPick }: PickedTargetProps) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const { data: item, isSuccess } = usePickerItemByUrl(kind, url);
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        {item ? (
          <PickerItemRow item={item} />
        ) : (
          <Text size="sm" flex={1} miw={0} c={url !== '' && isSuccess ? 'red.8' : 'gray.7'}>
            {url === '' ? t('none') : isSuccess ? t('targetGone', { url }) : url}
          </Text>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={`${label}: ${t(kindTexts[kind])}, ${url === '' ? t('choose') : t('change')}`}
          onClick={() => setOpened(true)}
        >
          {url === '' ? t('choose') : t('change')}
        </Button>
      </Group>
      {item && !item.isShown && (
        <Text size="xs" c="orange.9" role="status">
          {t('targetHidden')}
        </Text>
      )}
      <PickerDialog
        kind={kind}
        opened={opened}
        onClose={() => setOpened(false)}
        isChosen={(one) => one.url === url}
        onPick={(one) => onPick(one.url)}
        isSingle
      />
    </>
  );
}
