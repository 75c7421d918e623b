import type { AuditEntry } from '#domain/schemas/audit.schema.ts';

import type { KeyOf, Print } from '../i18n/text-part.ts';
import { auditTexts } from './audit.texts.ts';

type AuditKey = KeyOf<typeof auditTexts>;

const named: Readonly<Record<string, AuditKey>> = {
  'sign-in': 'signIn',
  'sign-in code': 'signInCode',
  'invitation accepted': 'invitationAccepted',
  'password reset': 'passwordReset',
};
const verbs: Readonly<Record<string, AuditKey>> = {
  POST: 'created',
  PUT: 'changed',
  DELETE: 'deleted',
  GET: 'read',
};

/** Areas that can be asked for, by what people call them. */
export function listAuditAreas(): string[] {
  return auditTexts
    .keys()
    .filter((key) => key.startsWith('area.'))
    .map((key) => key.slice('area.'.length));
}

export function nameArea(area: string, t: Print<AuditKey>): string {
  const key = `area.${area}`;
  return auditTexts.has(key) ? t(key) : area;
}

/**
 * `PUT /admin/orders/{id}/state` of `orders/0d1c…` as people read it: what kind of deed in which area, to what
 * (an order by its number), and what of it.
 */
export function describeEntry(
  { action, entity, orderNumber }: Pick<AuditEntry, 'action' | 'entity' | 'orderNumber'>,
  t: Print<AuditKey>,
): { title: string; subject: string; exact: string } {
  const name = named[action];
  if (name) return { title: t(name), subject: '', exact: '' };
  const [method = '', path = ''] = action.split(' ');
  const steps = path.split('/').slice(2);
  const verb = verbs[method];
  const [, ...ids] = entity.split('/');
  const rest = steps.slice(1).filter((step) => !step.startsWith('{'));
  const title = [verb ? t(verb) : method, nameArea(steps[0] ?? '', t)]
    .filter((part) => part !== '')
    .join(' · ');
  return {
    title,
    subject: orderNumber ?? ids.join('/'),
    exact: rest.map((step) => nameStep(step, t)).join(' · '),
  };
}

function nameStep(step: string, t: Print<AuditKey>): string {
  const key = `step.${step}`;
  return auditTexts.has(key) ? t(key) : step;
}
