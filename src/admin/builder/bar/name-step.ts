import type { Intent } from '#domain/editing/intents.schema.ts';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import type { builderTexts } from '../builder.texts.ts';
import type { Step } from '../store/undo-history.ts';

/** What a step of undo did, in words, such as `delete 3 sections`. */
export function nameStep(
  { about, done }: Pick<Step, 'about' | 'done'>,
  t: Print<KeyOf<typeof builderTexts>>,
): string {
  return t(`step.${about.type}`, { count: new Set(done.map(sectionIdOf)).size });
}

function sectionIdOf(intent: Intent): string | null {
  switch (intent.type) {
    case 'section.add':
      return intent.section.id;
    case 'section.update':
    case 'section.remove':
    case 'section.move':
      return intent.id;
    default:
      return null;
  }
}
