import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

import { printMessageRef } from '../../i18n/print-message-ref.ts';
import type { Target } from '../guide/target.ts';
import { nameField, nameSubject, type Speech } from './name-changes.ts';
import { publishingTexts } from './publishing.texts.ts';
import { subjectOf } from './subjects.ts';

/** What is wrong, in a sentence. */
export function nameIssue({ code, detail }: Pick<DocumentIssue, 'code' | 'detail'>, speech: Speech): string {
  return speech.t(`issue.${code}`, { detail: nameDetail({ code, detail }, speech) });
}

/** `Slider “Autumn” › Link`: what an issue is about, by the names that the panel gives. */
export function namePlace(document: EditableDocument, target: Target, speech: Speech): string | null {
  const subject = subjectOf(document, target);
  if (!subject) return null;
  const { path = [] } = target;
  const field = path.length > 0 ? [nameField(subject, { path }, speech)] : [];
  return [nameSubject(subject, speech), ...field].join(' › ');
}

/** The server tells `page about` and `#aaaaaa on #ffffff`: the words between are put into the reader's. */
function nameDetail(
  { code, detail }: Pick<DocumentIssue, 'code' | 'detail'>,
  { language, t }: Speech,
): string {
  if (code === 'low_contrast') return detail.replace(' on ', ` ${t('onGround')} `);
  if (code === 'invalid_section' || code === 'invalid_setting')
    return printMessageRef(detail, language) ?? detail;
  const [type = '', ...rest] = detail.split(' ');
  if (code === 'broken_link' && type === 'external') return rest.join(' ');
  const key = `kind.${type}`;
  return code === 'broken_link' && rest.length > 0 && publishingTexts.has(key)
    ? t('named', { type: t(key), title: rest.join(' ') })
    : detail;
}
