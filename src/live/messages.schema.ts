import { z } from 'zod';

import { documentKeySchema } from '#domain/editing/document-key.ts';
import {
  documentSectionSchema,
  entryFieldsSchema,
  nodeIdSchema,
  pageFieldsSchema,
  type EditableDocument,
} from '#domain/editing/documents.schema.ts';
import { intentSchema, type Intent } from '#domain/editing/intents.schema.ts';
import { waysTo } from '#domain/editing/ways-to.ts';
import { isStorable } from '#domain/editing/is-storable.ts';
import { imageSchema } from '#domain/schemas/image.schema.ts';

/**
 * What the builder and the frame with the edited storefront say to each other (specification section 6,
 * requirements 673-690). Both ends parse everything by these schemas before they look at it.
 */

const nameSchema = z.string().max(200);
const pathSchema = z
  .string()
  .max(2000)
  // One slash: two would lead to another host.
  .regex(/^\/(?![/\\])[^\s\\]*$/);
const fieldPathSchema = z.array(z.string().max(100)).max(12);
const requestIdSchema = z.string().min(1).max(100);
const sectionsSchema = z.array(documentSectionSchema).max(1000);

const isStorableValue = (value: unknown) => isStorable(value);
const orderSchema = z
  .array(nodeIdSchema)
  .max(5000)
  .refine((ids) => new Set(ids).size === ids.length);

const documentSchema: z.ZodType<EditableDocument> = z
  .discriminatedUnion('kind', [
    pageFieldsSchema.extend({
      kind: z.literal('page'),
      sections: z.record(nodeIdSchema, documentSectionSchema),
      order: orderSchema,
    }),
    z.object({ kind: z.literal('settings'), groups: z.record(z.string(), z.unknown()) }),
    z.object({
      kind: z.literal('menu'),
      entries: z.record(
        nodeIdSchema,
        entryFieldsSchema.extend({ id: nodeIdSchema, children: z.array(nodeIdSchema) }),
      ),
      order: orderSchema,
    }),
  ])
  .refine(isStorableValue);

/** A menu entry as it is drawn; where it leads is known already. */
export interface ShownEntry {
  id: string | number;
  title: string;
  uri: string | null;
  newTab?: boolean | undefined;
  children: ShownEntry[];
}
const shownEntrySchema: z.ZodType<ShownEntry> = z.object({
  id: z.union([nodeIdSchema, z.int()]),
  title: z.string().max(300),
  uri: z.string().max(2000).nullable(),
  newTab: z.boolean().optional(),
  get children() {
    return z.array(shownEntrySchema).max(500);
  },
});

/** An edit of one document; the action says of which kind the intent is. */
const editSchema = z.strictObject({ document: documentKeySchema, intent: intentSchema });

/** A section as views get it, with its data; what exactly, the frame finds out by the section's own schema. */
const preparedSchema = z.looseObject({
  id: nodeIdSchema,
  type: z.string().max(60),
  data: z.record(z.string(), z.unknown()),
});

const intentTypes = [
  'page.update',
  'section.add',
  'section.update',
  'section.remove',
  'section.move',
  'item.add',
  'item.update',
  'item.remove',
  'item.move',
  'settings.update',
  'entry.add',
  'entry.update',
  'entry.remove',
  'entry.move',
] as const satisfies readonly Intent['type'][];

type IntentAction = (typeof intentTypes)[number];
const intentActions = Object.fromEntries(intentTypes.map((type) => [type, editSchema])) as Record<
  IntentAction,
  typeof editSchema
>;

/** Somebody else at a section of the page; `path` and `caret` are those of `presence.schema.ts`. */
const personOnPageSchema = z.strictObject({
  id: nameSchema,
  name: z.string().max(400),
  color: z.string().regex(/^#[\da-f]{6}$/),
  sectionId: nodeIdSchema,
  itemId: nodeIdSchema.nullable(),
  path: fieldPathSchema.nullable(),
  caret: z.int().min(0).nullable(),
});
export type PersonOnPage = z.infer<typeof personOnPageSchema>;

/** What the parent may ask of the frame, each action with its payload. */
export const actionPayloads = {
  ...intentActions,
  'sections.reorder': z.strictObject({ document: documentKeySchema, order: orderSchema }),
  /** Replaces a whole document: after a load, a discard, a restore or a conflict. Older revisions are dropped. */
  'store.update': z.strictObject({
    document: documentKeySchema,
    data: documentSchema,
    revision: z.int().min(0).optional(),
  }),
  'menus.set': z.strictObject({ name: nameSchema, entries: z.array(shownEntrySchema).max(500) }),
  /** `token` where that of the frame's own address has been renewed. */
  'route.change': z.strictObject({ path: pathSchema, token: z.string().max(100).optional() }),
  'section.focus': z.strictObject({ id: nodeIdSchema }),
  'section.scroll': z.strictObject({ id: nodeIdSchema }),
  /** `others` are selected along with it. */
  'section.select': z.strictObject({
    id: nodeIdSchema.nullable(),
    itemId: nodeIdSchema.optional(),
    others: z.array(nodeIdSchema).max(1000).optional(),
  }),
  /** The keyboard comes to the page: to the section that is selected, or to the first one. */
  'canvas.enter': z.strictObject({}),
  /** How much smaller or larger than life the frame is seen. */
  'canvas.scale': z.strictObject({ scale: z.number().min(0.1).max(4) }),
  /** Others who are at sections of the page, and where they write. */
  'people.show': z.strictObject({ people: z.array(personOnPageSchema).max(60) }),
  'data.provide': z.strictObject({
    requestId: requestIdSchema,
    sections: z.array(preparedSchema).max(1000),
    images: z.array(imageSchema).max(5000),
  }),
} as const;

export type ActionName = keyof typeof actionPayloads;
export type ActionPayload<Name extends ActionName> = z.infer<(typeof actionPayloads)[Name]>;
/** An action with its payload, checked. */
export type Action = { [Name in ActionName]: { action: Name; payload: ActionPayload<Name> } }[ActionName];

/** An envelope over the port; `seq` grows with every message, and what is not newer is dropped. */
export const parentMessageSchema = z.strictObject({
  seq: z.int().min(1),
  action: z.string().min(1).max(60),
  payload: z.unknown(),
});

const commandSchema = z.enum(['duplicate', 'remove', 'hide', 'moveUp', 'moveDown']);
export type SectionCommand = z.infer<typeof commandSchema>;

/** What the frame tells the parent over the port. */
export const frameMessageSchema = z.discriminatedUnion('type', [
  /**
   * The page is drawn and listens. The parent answers with `store.update` of every document of which it
   * holds edits that the server's draft does not have yet.
   */
  z.strictObject({
    type: z.literal('ready'),
    /** Path of the page in the frame, without query. */
    route: nameSchema.max(2000),
    pageId: z.int().nullable(),
    kind: nameSchema,
    /** Ids of the sections of the page's document, in their order. */
    sections: z.array(nodeIdSchema),
  }),
  z.strictObject({
    type: z.literal('section.selected'),
    id: nodeIdSchema.nullable(),
    itemId: nodeIdSchema.optional(),
    /** The field that was clicked, such as `['options', 'heading', 'title']`. */
    path: fieldPathSchema.optional(),
  }),
  /** Where a text is being typed on the page; `caret` as in `presence.schema.ts`. `typed` null: nowhere. */
  z.strictObject({
    type: z.literal('caret.moved'),
    typed: z
      .strictObject({
        sectionId: nodeIdSchema,
        itemId: nodeIdSchema.nullable(),
        path: fieldPathSchema,
        caret: z.int().min(0).nullable(),
      })
      .nullable(),
  }),
  z.strictObject({ type: z.literal('section.hovered'), id: nodeIdSchema.nullable() }),
  /** A section is wanted after this one; null: at the start. */
  z.strictObject({ type: z.literal('insert.requested'), after: nodeIdSchema.nullable() }),
  /** The frame shows it already: the parent applies it and need not send it back. */
  z.strictObject({
    type: z.literal('edit.proposed'),
    intent: intentSchema,
    source: z.enum(['text', 'drag']),
  }),
  z.strictObject({ type: z.literal('section.command'), id: nodeIdSchema, command: commandSchema }),
  /** A key that the frame has no use for, for the builder's shortcuts. */
  z.strictObject({
    type: z.literal('key.pressed'),
    key: z.string().max(40),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
    meta: z.boolean(),
  }),
  /** The sections cannot be drawn with what the frame has; asked of `POST /admin/previews/sections`. */
  z.strictObject({ type: z.literal('data.needed'), requestId: requestIdSchema, sections: sectionsSchema }),
  z.strictObject({ type: z.literal('route.wanted'), path: pathSchema }),
  /** Where the back office gets what a section waits for. */
  z.strictObject({ type: z.literal('screen.wanted'), screen: z.enum(waysTo) }),
  /** What a message has repainted. `seq` is 0 for what did not come over the port. */
  z.strictObject({
    type: z.literal('rendered'),
    seq: z.int().min(0),
    sectionIds: z.array(nodeIdSchema),
  }),
  z.strictObject({
    type: z.literal('reply'),
    seq: z.int().min(0),
    ok: z.boolean(),
    error: z.string().max(500).optional(),
  }),
]);
export type FrameMessage = z.infer<typeof frameMessageSchema>;

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actionPayloads, name);
}
