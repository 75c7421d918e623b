import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { PageDocument, SettingsDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { applyTheme } from '#domain/themes/apply-theme.ts';
import type { Theme, ThemePart } from '#domain/themes/theme.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { arrangeHome } from '#sections/themes/arrange-home.ts';

import type { BuilderStoreState } from '../../store/builder-state.ts';
import { mintNodeId, mintUuid } from '../../store/mint-id.ts';
import type { PresetOf } from './load-presets.ts';

const sign = 'theme:';

interface PutOnInput {
  theme: Theme;
  parts: ReadonlySet<ThemePart>;
  presetOf: PresetOf;
  /** The home page, when it is the one that is shown. */
  home: DocumentKey | null;
}

/**
 * Shows the shop in a theme, as one step of undo over all documents that it changes. A theme that was tried
 * just before is taken off first, so that one step back always leads to the shop as it was before the trying.
 * False when the shop looks like this already.
 */
export function putOnTheme(
  getState: () => BuilderStoreState,
  { theme, parts, presetOf, home }: PutOnInput,
): boolean {
  if (isTrying(getState())) getState().undo();
  const together = `${sign}${mintUuid()}`;
  const { documents, edit, select } = getState();
  const settings = documents['settings'];
  const page = home === null ? undefined : documents[home];
  const edits: [DocumentKey, Intent[]][] = [];
  if (settings?.kind === 'settings') edits.push(['settings', themeIntents(settings, theme, parts)]);
  if (home !== null && page?.kind === 'page' && parts.has('home'))
    edits.push([home, arrange(page, theme, presetOf)]);
  const wanted = edits.filter(([, intents]) => intents.length > 0);
  select(null);
  for (const [key, intents] of wanted) {
    const outcome = edit(key, intents, { together });
    if (!outcome.ok) throw new Error(`The theme does not fit ${key}: ${outcome.reason}`);
  }
  return wanted.length > 0;
}

/** Whether the last thing that was done is that a theme was put on. */
export function isTrying({ undoStep }: Pick<BuilderStoreState, 'undoStep'>): boolean {
  return undoStep?.together?.startsWith(sign) === true;
}

function themeIntents(settings: SettingsDocument, theme: Theme, parts: ReadonlySet<ThemePart>): Intent[] {
  return diffDocuments(settings, applyTheme(settings, theme, parts));
}

function arrange(page: PageDocument, theme: Theme, presetOf: PresetOf): Intent[] {
  const input = { definitions: sectionDefinitions, presetOf, mintId: mintNodeId };
  return diffDocuments(page, arrangeHome(page, theme.home, input));
}
