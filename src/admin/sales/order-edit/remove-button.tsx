import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { orderEditTexts } from './order-edit.texts.ts';

/** Takes a line out of what is ordered. */
export function RemoveButton({
  name,
  isDisabled = false,
  onClick,
}: {
  name: string;
  isDisabled?: boolean;
  onClick(): void;
}) {
  const t = useTexts(orderEditTexts);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('removeOf', { name })}
      disabled={isDisabled}
      onClick={onClick}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
