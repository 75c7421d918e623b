import { z } from 'zod';

import { focusSchema, type Focus, type Image } from '#domain/schemas/image.schema.ts';
import { linkTargetSchema, type LinkTarget } from '#domain/schemas/link.schema.ts';

/**
 * Field builders for section schemas. Each carries `meta.field`, by which the framework finds
 * pictures to load and HTML to sanitise, and the editor picks an input.
 */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'html'
  | 'color'
  | 'image'
  | 'focus'
  | 'link'
  | 'choice'
  | 'number'
  | 'toggle'
  | 'products'
  | 'catalogs'
  | 'articles'
  | 'tags'
  | 'category'
  | 'video'
  | 'columns';

/** Where the editor's panel shows a field. */
export type FieldGroup = 'content' | 'button' | 'layout' | 'around';

declare module 'zod' {
  interface GlobalMeta {
    field?: FieldKind;
    /** What a picture's place is for, where any picture would not do. */
    shows?: 'logo';
    /** The key, in the same object, of the picture that a point lies in. */
    focusOf?: string;
    /** Where it is not the place that its kind and path give it. */
    group?: FieldGroup;
    /** Whether the field matters, by the values beside it in the same object. */
    showIf?: (siblings: Readonly<Record<string, unknown>>) => boolean;
    /** Kinds of link targets that make sense, by the values beside it; without an answer all. */
    linkKinds?: (siblings: Readonly<Record<string, unknown>>) => readonly LinkTarget['type'][] | undefined;
  }
}

export const textField = (max = 300) => z.string().max(max).default('').meta({ field: 'text' });
export const longTextField = (max = 2000) => z.string().max(max).default('').meta({ field: 'longText' });
/** Rich text; sanitised on write and again before a view gets it. */
export const htmlField = (max = 50_000) => z.string().max(max).default('').meta({ field: 'html' });
export const colorField = () =>
  z
    .string()
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)
    .nullable()
    .default(null)
    .meta({ field: 'color' });
/** The id of a picture in the media library. */
export const imageField = () => z.int().positive().nullable().default(null).meta({ field: 'image' });
/** What must stay in sight of the picture that `of` names beside it, in this place; null: as the picture says. */
export const focusField = (of: string) =>
  focusSchema
    .nullable()
    .default(null)
    .meta({ field: 'focus', focusOf: of, showIf: (siblings) => typeof siblings[of] === 'number' });
/** The picture with the point that its place gives it. */
export const withFocus = (image: Image | null, focus: Focus | null): Image | null =>
  image && focus ? { ...image, focus } : image;
const imagesField = (max = 60) =>
  z
    .array(z.int().positive().meta({ field: 'image' }))
    .max(max)
    .default([]);
export const linkField = () => linkTargetSchema.nullable().default(null).meta({ field: 'link' });
export const choiceField = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  z
    .enum(values)
    .default(fallback as never)
    .meta({ field: 'choice' });
export const numberField = (min: number, max: number, fallback: number) =>
  z.number().min(min).max(max).default(fallback).meta({ field: 'number' });
export const toggleField = (fallback: boolean) => z.boolean().default(fallback).meta({ field: 'toggle' });
export const entityIdsField = (kind: 'products' | 'catalogs' | 'articles' | 'tags', max = 60) =>
  z.array(z.int().positive()).max(max).default([]).meta({ field: kind });
export const alignField = (fallback: 'start' | 'center' | 'end' = 'start') =>
  choiceField(['start', 'center', 'end'], fallback);

/** The slug of a category of articles; empty for any. */
export const categoryField = () => z.string().max(120).default('').meta({ field: 'category' });
/** The address of a film on YouTube or Vimeo. */
export const videoField = () => z.string().max(500).default('').meta({ field: 'video' });

const backgrounds = ['white', 'grey', 'light', 'middle', 'dark'] as const;

/** A button of a section (specification section 2: popup, phone, whatsapp, link; default style primary). */
const buttonSchema = z
  .object({
    title: textField(120),
    type: choiceField(['popup', 'phone', 'whatsapp', 'link'], 'link'),
    style: choiceField(['primary', 'secondary', 'outline', 'text'], 'primary'),
    link: linkField().meta({
      showIf: ({ type }) => type !== 'popup',
      linkKinds: ({ type }) => (type === 'phone' || type === 'whatsapp' ? [type] : undefined),
    }),
    isShow: toggleField(true),
    /** Accessible text where the title alone does not say where it leads. */
    text: textField(200),
    /** Fills the comment of the enquiry form that a popup button opens. */
    defaultComment: textField(500).meta({ showIf: ({ type }) => type === 'popup' }),
  })
  .prefault({});

const headingSchema = z
  .object({
    title: textField(300),
    note: longTextField(1000),
    textAlign: alignField(),
    color: colorField(),
    colorNote: colorField(),
  })
  .prefault({});

/** Replaces the common `section` where a section goes from edge to edge unless it is told otherwise. */
export const fullWidthSection = z.object({ width: choiceField(['full', 'content'], 'full') }).prefault({});

/** Options that every section has; a type adds its own beside them. */
export const commonOptions = {
  section: z.object({ width: choiceField(['full', 'content'], 'content') }).prefault({}),
  container: z.object({ width: choiceField(['full', 'content', 'narrow'], 'content') }).prefault({}),
  background: choiceField(backgrounds, 'white'),
  heading: headingSchema,
  content: z
    .object({
      html: htmlField(),
      htmlBefore: htmlField(),
      htmlAfter: htmlField(),
      colorText: colorField(),
      image: imageField(),
      images: imagesField(),
      alt: textField(300),
    })
    .prefault({}),
  button: buttonSchema,
  footer: z
    .object({
      note: longTextField(1000),
      button: buttonSchema,
      colorNote: colorField(),
      textAlign: alignField('center'),
    })
    .prefault({}),
};
