import { z } from 'zod';

import type { FieldErrors } from '#domain/errors.ts';
import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

/** What a key looks like, with what else is often put in its place; mix-ups are looked for first. */
export interface KeyShape {
  looks: RegExp;
  wrong: MessageKey;
  mixUps?: readonly (readonly [RegExp, MessageKey])[];
}

interface FieldFacts {
  kind: MethodField['kind'];
  /** Of a choice; the first is what counts when nothing is chosen. */
  choices?: readonly string[];
  /** Stored as a number. */
  isNumber?: boolean;
  shape?: KeyShape;
}

/** A field that an owner fills in, by its path in the provider's settings; a point leads into an object. */
export interface ProviderField extends FieldFacts {
  name: string;
  isRequired: boolean;
}

/** Which of a provider's settings are the owner's; addresses and networks are its adapter's own. */
const ownersFields = new WeakMap<z.ZodType, FieldFacts>();

function field<Schema extends z.ZodType>(schema: Schema, facts: FieldFacts): Schema {
  ownersFields.set(schema, facts);
  return schema;
}

const credential = () => z.string().trim().min(1).max(500);

/** A key that is stored encrypted and never read back; it lies in no object. */
export const secretField = (shape?: KeyShape) => field(credential(), { kind: 'secret', shape });
export const optionalSecretField = (shape?: KeyShape) =>
  field(credential().optional(), { kind: 'secret', shape });
export const textField = (shape?: KeyShape) => field(credential(), { kind: 'text', shape });
export const optionalTextField = (shape?: KeyShape) =>
  field(credential().optional(), { kind: 'text', shape });
/** Digits that name the shop at the provider, kept as a text. */
export const digitsField = (shape: KeyShape) =>
  field(z.coerce.string().regex(shape.looks), { kind: 'text', shape });
/** A whole number that names the shop at the provider. */
export const numberField = (shape?: KeyShape) =>
  field(z.coerce.number().int().positive(), { kind: 'text', isNumber: true, shape });
export const toggleField = () => field(z.boolean().default(false), { kind: 'toggle' });

/** One of these names, or the standard one where nothing is chosen. */
export function choiceField<const Names extends readonly [string, ...string[]]>(
  names: Names,
  standard: NoInfer<Names[number]>,
) {
  return field(z.enum(names).default(standard), { kind: 'choice', choices: ['', ...names] });
}

/** One of these numbers, or none. */
export function numberChoiceField<Value extends number>(numbers: readonly Value[]) {
  const choices = ['', ...numbers.map(String)];
  return field(z.literal([...numbers]).optional(), {
    kind: 'choice',
    choices,
    isNumber: true,
  });
}

/** What an owner fills in of settings, in their order. */
export function listFields(settings: z.ZodObject, within = ''): ProviderField[] {
  return Object.entries<z.ZodType>(settings.shape).flatMap(([key, schema]) => {
    const name = within + key;
    const facts = ownersFields.get(schema);
    if (facts) return [{ ...facts, name, isRequired: !schema.safeParse(undefined).success }];
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    return inner instanceof z.ZodObject ? listFields(inner, `${name}.`) : [];
  });
}

/** What is wrong with a key as it was typed; null when it looks right, or is to be taken away. */
export function checkKey({ shape }: Pick<ProviderField, 'shape'>, value: string): MessageKey | null {
  if (!shape || value === '') return null;
  const mixUp = shape.mixUps?.find(([looks]) => looks.test(value));
  return mixUp?.[1] ?? (shape.looks.test(value) ? null : shape.wrong);
}

/** What is wrong with keys as they were typed, at their fields. */
export function checkKeys(
  fields: readonly ProviderField[],
  given: Readonly<Record<string, string>>,
): FieldErrors | null {
  const problems: FieldErrors = {};
  for (const field of fields) {
    const error = checkKey(field, given[field.name] ?? '');
    if (error) problems[field.name] = { errors: [error] };
  }
  return Object.keys(problems).length > 0 ? problems : null;
}
