import type { SettingsDocument } from '#domain/editing/documents.schema.ts';
import { AppError } from '#domain/errors.ts';
import type { Draft } from '#modules/drafts/draft-rows.ts';

import type { Candidate } from './publish-draft.ts';

/** Settings as visitors see them, with some groups as the draft has them; the revision stays behind. */
export function groupsCandidate(draft: Draft, groups: readonly string[]): Candidate {
  const { document, published, publishedRevision } = draft;
  if (document.kind !== 'settings' || published.kind !== 'settings') {
    throw new AppError('bad_request', 'drafts.onlySettingsByGroup');
  }
  const unknown = groups.find((name) => !Object.hasOwn(document.groups, name));
  if (unknown !== undefined)
    throw new AppError('bad_request', 'drafts.noGroup', { params: { name: unknown } });
  const picked: SettingsDocument = {
    kind: 'settings',
    groups: {
      ...published.groups,
      ...Object.fromEntries(groups.map((name) => [name, document.groups[name]])),
    },
  };
  return { draft, document: picked, revision: publishedRevision, groups };
}
