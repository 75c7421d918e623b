import { Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import type { BuilderState } from '../store/builder-state.ts';
import type { SaveState as State } from '../store/document-session.ts';
import { useBuilder } from '../store/use-builder.ts';

/** The worst comes first: it is what one must know of. */
const states: readonly State[] = ['stopped', 'signedOut', 'offline', 'saving', 'unsaved', 'saved'];

export function readSaveState({ drafts }: Pick<BuilderState, 'drafts'>): State {
  const present = new Set(Object.values(drafts).map((draft) => draft?.state));
  return states.find((state) => present.has(state)) ?? 'saved';
}

/** Whether all that was typed has reached the server. */
export function SaveState() {
  const t = useTexts(builderTexts);
  const state = useBuilder(readSaveState);
  const isTrouble = state === 'stopped' || state === 'signedOut' || state === 'offline';
  return (
    <Group gap={6} wrap="nowrap" role="status" className="vt-bar__state" data-state={state}>
      {state === 'saved' && <IconCloudCheck size={16} aria-hidden />}
      {(state === 'unsaved' || state === 'saving') && <Loader size={14} color="gray.6" />}
      {state === 'offline' && <IconCloudOff size={16} aria-hidden />}
      {(state === 'stopped' || state === 'signedOut') && <IconAlertTriangle size={16} aria-hidden />}
      <Text size="xs" c={isTrouble ? 'red.9' : 'gray.7'} fw={isTrouble ? 600 : 400} inline>
        {t(`state.${state}`)}
      </Text>
    </Group>
  );
}
