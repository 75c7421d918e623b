import type { Translator } from '#domain/i18n/translate.ts';

/** What the panel shows: one of the four modes, or how one of them ended (specification section 4). */
export type AuthView =
  | { name: 'signin' | 'create' | 'reset' | 'delete' | 'created' | 'resetKept' }
  | { name: 'resetSent'; email: string };

export type AuthMode = Exclude<AuthView['name'], 'created' | 'resetSent' | 'resetKept'>;

export function isAuthMode(value: unknown): value is AuthMode {
  return value === 'signin' || value === 'create' || value === 'reset' || value === 'delete';
}

const titles = {
  signin: 'auth.signIn',
  create: 'auth.create',
  reset: 'auth.reset',
  resetSent: 'auth.reset',
  resetKept: 'auth.reset',
  delete: 'auth.delete',
  created: 'auth.created',
} as const;

export function titleOfView(view: AuthView, t: Translator): string {
  return t(titles[view.name]);
}
