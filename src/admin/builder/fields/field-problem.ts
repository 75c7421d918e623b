import type { FieldDescription } from '#sections/framework/describe-fields.ts';
import { parseVideoUrl } from '#sections/framework/video-source.ts';

import type { FieldsText } from './fields.texts.ts';

/** Why a value cannot be saved, or what its author should know of it. */
export interface FieldProblem {
  text: FieldsText;
  params: Readonly<Record<string, string | number>>;
  /** False for a remark: the value is saved all the same. */
  blocks: boolean;
}

/** What is wrong with a value of a field, in the words of who fills it in; null when nothing is. */
export function problemOf(field: FieldDescription, value: unknown): FieldProblem | null {
  const remark = remarkOn(field, value);
  if (remark) return remark;
  if (field.schema.safeParse(value).success) return null;
  const problem = (text: FieldsText, params: FieldProblem['params'] = {}): FieldProblem => ({
    text,
    params,
    blocks: true,
  });
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'html':
      return typeof value === 'string' && value.length > field.max
        ? problem('tooLong', { length: value.length, max: field.max })
        : problem('invalid');
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
        ? problem('outOfRange', { min: field.min, max: field.max })
        : problem('numberNeeded');
    case 'color':
      return problem('badColor');
    case 'link':
      return problem('linkIncomplete');
    case 'products':
    case 'catalogs':
    case 'articles':
    case 'tags':
    case 'images':
    case 'list':
      return Array.isArray(value) && value.length > field.max
        ? problem('tooMany', { max: field.max })
        : problem('invalid');
    default:
      return problem('invalid');
  }
}

function remarkOn(field: FieldDescription, value: unknown): FieldProblem | null {
  const isForeignFilm =
    field.kind === 'video' && typeof value === 'string' && value.trim() !== '' && !parseVideoUrl(value);
  return isForeignFilm && value.length <= 500 ? { text: 'videoUnknown', params: {}, blocks: false } : null;
}
