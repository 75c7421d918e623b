import { isFields, type Fields } from '#domain/editing/fields.ts';
import { plainText } from '#domain/text.ts';
import type { Language } from '#locales/languages.ts';
import { choiceName, fieldTexts, sectionTexts } from '#sections/section-texts.ts';

import type { Print } from '../../i18n/text-part.ts';
import type { FieldDifference } from './describe-changes.ts';
import { nameSetting } from './name-setting.ts';
import type { PublishingText } from './publishing.texts.ts';
import { publishingTexts } from './publishing.texts.ts';
import type { Subject } from './subjects.ts';

export interface Speech {
  t: Print<PublishingText>;
  language: Language;
}

/** What a change is about, in words: `Slider “Autumn”`. */
export function nameSubject(subject: Subject, { t, language }: Speech): string {
  switch (subject.kind) {
    case 'page':
      return t('pageItself');
    case 'section':
      return named(typeName(subject.type, { t, language }), subject.title, t);
    case 'item': {
      const item = subject.type === null ? undefined : sectionTexts(subject.type, language)?.item;
      const section = named(typeName(subject.type, { t, language }), subject.sectionTitle, t);
      return t('itemOf', { item: named(item ?? t('item'), subject.title, t), section });
    }
    case 'entry':
      return t('entry', { title: subject.title });
    case 'settings':
      return textOr(`group.${subject.group}`, t) ?? subject.group;
  }
}

function typeName(type: string | null, { t, language }: Speech): string {
  return (type === null ? undefined : sectionTexts(type, language)?.name) ?? t('section');
}

function named(type: string, title: string, t: Speech['t']): string {
  return title === '' ? type : t('named', { type, title });
}

/** A field by the name that the panel gives it. */
export function nameField(
  subject: Subject,
  { path }: Pick<FieldDifference, 'path'>,
  { t, language }: Speech,
): string {
  if (subject.kind === 'page') return textOr(`field.${path.join('.')}`, t) ?? inWords(path);
  if (subject.kind === 'entry') return textOr(`field.${path[0]}`, t) ?? inWords(path);
  if (subject.kind === 'settings') {
    return nameSetting(subject.group, path, language) ?? inWords(path.filter((part) => part !== 'value'));
  }
  const inner = pathInSection(subject, path);
  if (!inner) return textOr(`field.${path[0]}`, t) ?? inWords(path);
  // The path may lead into a field, such as the address of a link.
  for (let length = inner.length; length > 0; length--) {
    // Of a section that is gone nobody knows the type: common fields have their names all the same.
    const texts = fieldTexts(subject.type ?? '', nameInPanel(subject, inner.slice(0, length)), language);
    if (texts) return texts.label;
  }
  return inner.length === 0 ? t('field.options') : inWords(inner);
}

/** A field's value as a short text, choices by the names that the panel gives them. */
export function nameFieldValue(
  subject: Subject,
  { path, value }: { path: readonly string[]; value: unknown },
  speech: Speech,
): string {
  const inner = typeof value === 'string' ? pathInSection(subject, path) : null;
  if (inner && typeof value === 'string' && (subject.kind === 'section' || subject.kind === 'item')) {
    const choice = choiceName(subject.type ?? '', nameInPanel(subject, inner), value, speech.language);
    if (choice !== undefined) return choice || speech.t('value.empty');
  }
  return nameValue(value, path, speech);
}

type InSection = Extract<Subject, { kind: 'section' | 'item' }>;

/** The path of an option; null for what every section has beside its options, and for other documents. */
function pathInSection(subject: Subject, path: readonly string[]): readonly string[] | null {
  if (subject.kind === 'item') return path;
  return subject.kind === 'section' && path[0] === 'options' ? path.slice(1) : null;
}

function nameInPanel({ kind }: InSection, path: readonly string[]): string {
  return `${kind === 'item' ? 'items.' : ''}${path.join('.')}`;
}

/** A value as a short text; what has no short text is said to be there. */
function nameValue(value: unknown, path: readonly string[], { t }: Speech): string {
  if (value === undefined || value === null || value === '') return t('value.empty');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') {
    return isPicture(path) ? t('value.picture', { id: String(value) }) : String(value);
  }
  if (typeof value === 'string') {
    const text = plainText(value).trim();
    if (text === '') return t('value.empty');
    return text.length > 140 ? `${text.slice(0, 140)}…` : text;
  }
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one === 'string' || typeof one === 'number');
    if (isPlain && value.length > 0 && value.length < 6) return value.join(', ');
    return t('value.list', { count: value.length });
  }
  return (isFields(value) ? nameLink(value, t) : null) ?? t('value.other');
}

function nameLink({ type, url, phone }: Fields, t: Speech['t']): string | null {
  if (type === 'homepage') return t('home');
  return [url, phone].find((one) => typeof one === 'string') ?? null;
}

function isPicture(path: readonly string[]): boolean {
  return /^(?:image|picture|logo|logoMobile|logoAlt|favicon|sharedImage|poster|cover)$/i.test(
    path.at(-1) ?? '',
  );
}

function textOr(key: string, t: Speech['t']): string | null {
  return publishingTexts.has(key) ? t(key) : null;
}

/** `contentWidth` as `content width`: for fields that nobody has named. */
function inWords(path: readonly string[]): string {
  const words = path.map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  const text = words.join(' › ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
