import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MenuDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import type { Together } from '#modules/pages/document-store.ts';

import { findBrokenLinks, nameOfLink, severityOf } from './check-links.ts';

/** What is wrong with a menu as visitors would see it. */
export async function checkMenu(
  db: Kysely<Database>,
  { entries }: MenuDocument,
  together: Together,
): Promise<DocumentIssue[]> {
  const all = Object.values(entries);
  const links = all.flatMap(({ target }) => (target.type === 'heading' ? [] : [target]));
  const broken = await findBrokenLinks(db, links, together);
  return all.flatMap(({ id, title, target, children }): DocumentIssue[] => {
    const issues: DocumentIssue[] = [];
    if (title.trim() === '') {
      issues.push({ entryId: id, severity: 'error', code: 'empty_title', detail: '', path: ['title'] });
    }
    if (target.type === 'heading') {
      if (children.length > 0) return issues;
      return [...issues, { entryId: id, severity: 'warning', code: 'empty_heading', detail: title }];
    }
    const detail = nameOfLink(target);
    if (broken.has(detail)) {
      const severity = severityOf(target);
      issues.push({ entryId: id, severity, code: 'broken_link', detail, path: ['target'] });
    }
    return issues;
  });
}
