export type AuditDetails = Record<string, string | number | boolean | null>;

/** What somebody on the staff did, as the audit log keeps it. */
export interface AuditNote {
  /** `PUT /admin/orders/{id}`, or a name such as `sign-in`. */
  action: string;
  entity?: string;
  /** HTTP status. */
  result: number;
  /** `apiKey` is the name of the key that called for them. */
  who: { staffId: number; apiKey?: string } | { email: string };
  ip: string;
  details?: AuditDetails;
}

const maxFields = 30;
const maxDepth = 2;
/** A word of the program, such as `approved` or `day_1`: people write otherwise. */
const wordPattern = /^[a-z][a-z_-]{0,30}$/;
/** Fields whose words may be secrets or people's. */
const personal =
  /password|token|secret|code|key|card|cvv|iban|mail|phone|name|address|street|city|locality|postal|text|comment|reply|note|message|title|search|query|answer|contact/i;

/**
 * What a request said, to be kept for years: numbers, choices and flags as they are, of everything else no
 * more than that it was there. Secrets and what people wrote stay out.
 */
export function maskDetails(body: unknown): AuditDetails {
  const details: AuditDetails = {};
  collect(body, '', maxDepth, details);
  return details;
}

function collect(value: unknown, path: string, depth: number, into: AuditDetails): void {
  if (Object.keys(into).length >= maxFields) return;
  if (isRecord(value) && depth > 0) {
    for (const [name, inner] of Object.entries(value)) {
      // A field that no schema knows was refused; its name is kept short all the same.
      const step = name.slice(0, 60);
      collect(inner, path === '' ? step : `${path}.${step}`, depth - 1, into);
    }
    return;
  }
  if (path !== '') into[path] = describe(value, path);
}

function describe(value: unknown, path: string): AuditDetails[string] {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return `[${value.length}]`;
  const isPersonal = personal.test(path);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return isPersonal ? '…' : value;
  if (typeof value === 'string') return !isPersonal && wordPattern.test(value) ? value : '…';
  return '{…}';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `a…@shop.example`: enough to see whose account was tried, too little to write to. */
export function maskEmail(email: string): string {
  const [name = '', host] = email.slice(0, 254).split('@');
  return host === undefined ? '…' : `${[...name][0] ?? ''}…@${host}`;
}
