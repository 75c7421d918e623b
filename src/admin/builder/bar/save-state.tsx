import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import type { BuilderState } from '../store/builder-state.ts';
import type { SaveState as State } from '../store/draft-sender.ts';
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
      {/* Still: something that turns is drawn anew with each key, and all that lies over it too. */}
      {(state === 'unsaved' || state === 'saving') && <IconCloudUp size={16} aria-hidden />}
      {state === 'offline' && <IconCloudOff size={16} aria-hidden />}
      {(state === 'stopped' || state === 'signedOut') && <IconAlertTriangle size={16} aria-hidden />}
      <Text size="xs" c={isTrouble ? 'red.9' : 'gray.7'} fw={isTrouble ? 600 : 400} inline>
        {t(`state.${state}`)}
      </Text>
    </Group>
  );
}
