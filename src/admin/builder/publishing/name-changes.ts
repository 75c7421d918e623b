import { isFields } from '#domain/editing/set-paths.ts';
import type { Language } from '#domain/settings/settings.schema.ts';
import { plainText } from '#domain/text.ts';
import { fieldLabel, sectionLabels } from '#sections/section-labels.ts';

import type { useTexts } from '../../i18n/use-texts.ts';
import type { FieldDifference } from './describe-changes.ts';
import { nameSetting } from './name-setting.ts';
import type { PublishingText } from './publishing.texts.ts';
import { publishingTexts } from './publishing.texts.ts';
import type { Subject } from './subjects.ts';

export interface Speech {
  t: ReturnType<typeof useTexts<PublishingText>>;
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
      const label = subject.type === null ? undefined : sectionLabels.get(subject.type)?.item;
      const section = named(typeName(subject.type, { t, language }), subject.sectionTitle, t);
      return t('itemOf', { item: named(label?.[language] ?? t('item'), subject.title, t), section });
    }
    case 'entry':
      return t('entry', { title: subject.title });
    case 'settings':
      return textOr(`group.${subject.group}`, t) ?? subject.group;
  }
}

function typeName(type: string | null, { t, language }: Speech): string {
  return (type === null ? undefined : sectionLabels.get(type)?.name[language]) ?? t('section');
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
  const [root = '', ...rest] = path;
  const isItem = subject.kind === 'item';
  const inner = isItem ? path : rest;
  if (!isItem && root !== 'options') return textOr(`field.${root}`, t) ?? inWords(path);
  // The path may lead into a field, such as the address of a link.
  for (let length = inner.length; length > 0; length--) {
    const name = `${isItem ? 'items.' : ''}${inner.slice(0, length).join('.')}`;
    const label = subject.type === null ? undefined : fieldLabel(subject.type, name);
    if (label) return label[language];
  }
  return inner.length === 0 ? t('field.options') : inWords(inner);
}

/** A value as a short text; what has no short text is said to be there. */
export function nameValue(value: unknown, path: readonly string[], { t }: Speech): string {
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
  if (isFields(value) && typeof value['url'] === 'string') return value['url'];
  return t('value.other');
}

function isPicture(path: readonly string[]): boolean {
  return /^(?:image|picture|logo|logoMobile|logoAlt|favicon|sharedImage|poster|cover)$/i.test(
    path.at(-1) ?? '',
  );
}

function textOr(key: string, t: Speech['t']): string | null {
  return isText(key) ? t(key) : null;
}

function isText(key: string): key is PublishingText {
  return Object.hasOwn(publishingTexts.en, key);
}

/** `contentWidth` as `content width`: for fields that nobody has named. */
function inWords(path: readonly string[]): string {
  const words = path.map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  const text = words.join(' › ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
