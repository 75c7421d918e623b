import { z } from 'zod';

import type { LinkTarget } from '#domain/schemas/link.schema.ts';

import type { SectionDefinition } from './define-section.ts';
import { unwrap } from './drawn-options.ts';
import type { FieldGroup, FieldKind } from './fields.ts';

type Siblings = Readonly<Record<string, unknown>>;

interface FieldBase {
  /** Within the options, or within one item. */
  path: readonly string[];
  /** The path with dots; an item's begins with `items.`: texts are found by it. */
  name: string;
  group: FieldGroup;
  /** What counts where nothing is stored. */
  fallback: unknown;
  schema: z.ZodType;
  showIf?: ((siblings: Siblings) => boolean) | undefined;
}

type WithoutDetails = Exclude<
  FieldKind,
  | 'text'
  | 'longText'
  | 'html'
  | 'choice'
  | 'number'
  | 'link'
  | 'focus'
  | 'products'
  | 'catalogs'
  | 'articles'
  | 'tags'
>;

/** One input of the editor's panel with its limits. */
export type FieldDescription = FieldBase &
  (
    | { kind: 'text' | 'longText' | 'html'; max: number }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'choice'; choices: readonly string[] }
    | {
        kind: 'link';
        linkKinds?: ((siblings: Siblings) => readonly LinkTarget['type'][] | undefined) | undefined;
      }
    | { kind: 'products' | 'catalogs' | 'articles' | 'tags'; many: boolean; max: number }
    | { kind: 'images'; max: number }
    | { kind: 'focus'; of: string }
    | { kind: 'list'; max: number; fields: FieldDescription[] }
    | { kind: WithoutDetails }
  );

export interface SectionDescription {
  type: string;
  fields: FieldDescription[];
  /** Null for types without items. */
  itemFields: FieldDescription[] | null;
}

const described = new WeakMap<SectionDefinition, SectionDescription>();

/** The inputs of a section type, read from its schema, in the schema's order. */
export function describeSection(definition: SectionDefinition): SectionDescription {
  const known = described.get(definition);
  if (known) return known;
  const item = unwrap(definition.item);
  const description: SectionDescription = {
    type: definition.type,
    fields: freeLoneParts(walkObject(definition.options, [], ''), definition),
    itemFields: item instanceof z.ZodObject ? contentFirst(walkObject(item, [], 'items.')) : null,
  };
  described.set(definition, description);
  return description;
}

/** An item has one list of inputs: what it says stands above how it looks. */
function contentFirst(fields: FieldDescription[]): FieldDescription[] {
  return [
    ...fields.filter(({ group }) => group === 'content'),
    ...fields.filter(({ group }) => group !== 'content'),
  ];
}

/** Without the button around it, a button's text belongs to the section and depends on nothing. */
function freeLoneParts(fields: FieldDescription[], { draws }: SectionDefinition): FieldDescription[] {
  const drawn: readonly string[] = draws;
  return fields.map((field) =>
    field.group === 'button' && drawn.includes(field.name)
      ? { ...field, group: 'content', showIf: undefined }
      : field,
  );
}

function walkObject(schema: z.ZodType, path: readonly string[], prefix: string): FieldDescription[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, field]) =>
    describeField(field as z.ZodType, [...path, key], prefix),
  );
}

function describeField(schema: z.ZodType, path: readonly string[], prefix: string): FieldDescription[] {
  const meta = schema.meta() ?? {};
  const inner = unwrap(schema);
  const name = prefix + path.join('.');
  const base = (kind: FieldKind | 'images' | 'list') => ({
    path,
    name,
    group: meta.group ?? groupOf(name, kind),
    fallback: schema.safeParse(undefined).data,
    schema,
    showIf: meta.showIf,
  });
  const kind = meta.field;
  switch (kind) {
    case undefined:
      return describeStructure(inner, { path, prefix, base });
    case 'text':
    case 'longText':
    case 'html':
      return [{ ...base(kind), kind, max: inner instanceof z.ZodString ? (inner.maxLength ?? 300) : 300 }];
    case 'number': {
      const { minValue, maxValue } = inner as z.ZodNumber;
      return [{ ...base(kind), kind, min: minValue ?? 0, max: maxValue ?? 1000 }];
    }
    case 'choice':
      return [{ ...base(kind), kind, choices: inner instanceof z.ZodEnum ? inner.options.map(String) : [] }];
    case 'link':
      return [{ ...base(kind), kind, linkKinds: meta.linkKinds }];
    case 'focus':
      return [{ ...base(kind), kind, of: meta.focusOf ?? '' }];
    case 'products':
    case 'catalogs':
    case 'articles':
    case 'tags': {
      const many = inner instanceof z.ZodArray;
      return [{ ...base(kind), kind, many, max: many ? maxItems(inner) : 1 }];
    }
    default:
      return [{ ...base(kind), kind }];
  }
}

interface Place {
  path: readonly string[];
  prefix: string;
  base: (kind: 'images' | 'list') => FieldBase;
}

/** What has no kind of its own: objects give their fields, lists are edited as one. */
function describeStructure(inner: z.ZodType, { path, prefix, base }: Place): FieldDescription[] {
  if (inner instanceof z.ZodObject) return walkObject(inner, path, prefix);
  if (!(inner instanceof z.ZodArray)) return [];
  const element = inner.element as z.ZodType;
  const max = maxItems(inner);
  if (element.meta()?.field === 'image') return [{ ...base('images'), kind: 'images', max }];
  const fields = walkObject(element, [], `${prefix}${path.join('.')}.`);
  return fields.length === 0 ? [] : [{ ...base('list'), kind: 'list', max, fields }];
}

function maxItems({ def }: z.ZodArray): number {
  for (const check of def.checks ?? []) {
    // oxlint-disable-next-line no-underscore-dangle -- zod tells the length of a list nowhere else
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
  }
  return 500;
}

const layoutKinds = new Set(['choice', 'number', 'toggle', 'color', 'columns']);

function groupOf(name: string, kind: FieldKind | 'images' | 'list'): FieldGroup {
  if (name.startsWith('items.')) return layoutKinds.has(kind) ? 'layout' : 'content';
  if (name.startsWith('button.')) return 'button';
  if (name.startsWith('footer.') || /^content\.html(?:Before|After)$/.test(name)) return 'around';
  return layoutKinds.has(kind) ? 'layout' : 'content';
}
