import { paymentModes, vatCodes } from '#domain/receipt-terms.ts';
import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import { paytabsRegions } from './providers/paytabs.ts';

interface FieldDefinition {
  /** Of the provider's settings; a point leads into an object. */
  name: string;
  kind: MethodField['kind'];
  isRequired?: boolean;
  /** Of a choice; the first is what counts when nothing is chosen. */
  choices?: readonly string[];
  /** The provider's schema wants a number. */
  isNumber?: boolean;
}

const secret = (name: string, isRequired = true): FieldDefinition => ({ name, kind: 'secret', isRequired });
const text = (name: string): FieldDefinition => ({ name, kind: 'text', isRequired: true });
const vatCode = (name: string): FieldDefinition => ({
  name,
  kind: 'choice',
  choices: ['', ...vatCodes.map(String)],
  isNumber: true,
});

/** What an owner fills in to take payments by a provider; addresses and networks are its adapter's own. */
const fieldsOfMethods: Readonly<Record<string, readonly FieldDefinition[]>> = {
  yookassa: [
    text('shopId'),
    secret('secretKey'),
    vatCode('receipt.vatCode'),
    vatCode('receipt.deliveryVatCode'),
    {
      name: 'receipt.taxSystemCode',
      kind: 'choice',
      choices: ['', '1', '2', '3', '4', '5', '6'],
      isNumber: true,
    },
    { name: 'receipt.paymentMode', kind: 'choice', choices: ['', ...paymentModes] },
  ],
  stripe: [secret('secretKey'), secret('webhookSecret')],
  telr: [text('store'), secret('authKey'), secret('remoteKey', false), { name: 'test', kind: 'toggle' }],
  tap: [secret('secretKey')],
  paytabs: [
    { ...text('profileId'), isNumber: true },
    secret('serverKey'),
    { name: 'region', kind: 'choice', choices: ['', ...paytabsRegions] },
  ],
};

const shownCharacters = 4;
/** A shorter secret would be half told by its end. */
const shortestShown = 12;

/** The fields of a method that are stored sealed; none of them lies in an object. */
export function secretNamesOf(key: string): string[] {
  return (fieldsOfMethods[key] ?? []).filter(({ kind }) => kind === 'secret').map(({ name }) => name);
}

/** The fields of a method with what is stored of them; secrets stay here. */
export function describeFields(key: string, settings: unknown): MethodField[] {
  return (fieldsOfMethods[key] ?? []).map(({ name, kind, isRequired = false, choices = [] }) => {
    const stored = readField(settings, name);
    return {
      name,
      kind,
      isRequired,
      choices: [...choices],
      value: kind === 'secret' ? mask(stored) : stored,
    };
  });
}

function mask(value: string): string {
  if (value === '') return '';
  return `••••${value.length >= shortestShown ? value.slice(-shownCharacters) : ''}`;
}

function readField(settings: unknown, name: string): string {
  let value: unknown = settings;
  for (const part of name.split('.')) value = isObject(value) ? value[part] : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The settings with the named fields changed; null when one is not the method's or not of its kind. */
export function changeFields(
  key: string,
  settings: unknown,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  let next: Record<string, unknown> = isObject(settings) ? { ...settings } : {};
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldsOfMethods[key]?.find((one) => one.name === name);
    if (!field || (field.choices && !field.choices.includes(value))) return null;
    next = writeField(next, name.split('.'), toStored(field, value));
  }
  return next;
}

function toStored({ kind, isNumber }: FieldDefinition, value: string): unknown {
  if (kind === 'toggle') return value === 'true';
  if (value === '') return undefined;
  return isNumber && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

function writeField(
  settings: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const { [first]: before, ...others } = settings;
  if (rest.length === 0) return value === undefined ? others : { ...settings, [first]: value };
  const inner = writeField(isObject(before) ? before : {}, rest, value);
  return Object.keys(inner).length === 0 ? others : { ...settings, [first]: inner };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
