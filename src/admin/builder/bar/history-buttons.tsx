import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { useBuilder } from '../store/use-builder.ts';
import { nameStep } from './name-step.ts';
import { useCommands } from '../workspace/use-commands.ts';

/** Undo and redo; each says what it would do. */
export function HistoryButtons() {
  const t = useTexts(builderTexts);
  const commands = useCommands();
  const undone = useBuilder((state) => state.undoStep && nameStep(state.undoStep, t));
  const redone = useBuilder((state) => state.redoStep && nameStep(state.redoStep, t));
  const undo = undone === null ? t('nothingToUndo') : t('undo', { what: undone });
  const redo = redone === null ? t('nothingToRedo') : t('redo', { what: redone });
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={undo}>
        <ActionIcon
          variant="subtle"
          color="gray.8"
          size="lg"
          aria-label={undo}
          // A disabled button would not say why, and would lose the focus.
          aria-disabled={undone === null}
          data-disabled={undone === null || undefined}
          onClick={() => commands.undo()}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={redo}>
        <ActionIcon
          variant="subtle"
          color="gray.8"
          size="lg"
          aria-label={redo}
          aria-disabled={redone === null}
          data-disabled={redone === null || undefined}
          onClick={() => commands.redo()}
        >
          <IconArrowForwardUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
