import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { orderTexts } from './order.texts.ts';

/** Puts a value into the clipboard. */
export function CopyValue({ value, what }: { value: string; what: string }) {
  const t = useTexts(orderTexts);
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('copied') : t('copy', { what })}>
          <ActionIcon
            variant="subtle"
            color={copied ? 'teal.8' : 'gray.7'}
            onClick={copy}
            aria-label={copied ? t('copied') : t('copy', { what })}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
