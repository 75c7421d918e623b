import { IconEyeOff } from '@tabler/icons-react';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import type { builderTexts } from '../builder.texts.ts';
import { SectionIcon } from '../fields/section-icon.tsx';
import { screenNames } from './section-commands.ts';

interface RowWordsProps {
  type: string;
  called: string;
  said: string;
  /** Where it is hidden; empty for a section that is seen everywhere. */
  hiddenState: string;
}

/** What the row of a section says. */
export function RowWords({ type, called, said, hiddenState }: RowWordsProps) {
  const isDimmed = hiddenState !== '';
  return (
    <>
      <SectionIcon type={type} size={16} />
      <span className="vt-tree__text" data-dimmed={isDimmed || undefined}>
        <span className="vt-tree__type" dir="auto">
          {called}
        </span>
        {said !== '' && (
          <span className="vt-tree__title" dir="auto">
            {said}
          </span>
        )}
      </span>
      {isDimmed && <IconEyeOff size={14} role="img" aria-label={hiddenState} title={hiddenState} />}
    </>
  );
}

/** `hiddenOn`: names of screens, a space between them. */
export function nameScreens(hiddenOn: string, t: Print<KeyOf<typeof builderTexts>>): string {
  return hiddenOn
    .split(' ')
    .filter(isScreen)
    .map((screen) => t(`screen.${screen}`))
    .join(', ');
}

function isScreen(name: string): name is (typeof screenNames)[number] {
  return screenNames.some((screen) => screen === name);
}
