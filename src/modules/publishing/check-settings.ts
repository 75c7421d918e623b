import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { contrastRatio, parseColor } from '#domain/color.ts';
import type { SettingsDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { readPath } from '#domain/editing/fields.ts';
import { describeIssue } from '#domain/i18n/describe-issue.ts';
import { isShortPhone, phoneDigits, splitPhone } from '#domain/phone-display.ts';
import { parseSettings, settingsSchema, type Settings } from '#domain/settings/settings.schema.ts';
import { checkEmail, checkPhone } from '#domain/validation.ts';
import { readMenuNames } from '#modules/menus/read-menus.ts';

import { findAlts } from './pictures.queries.ts';
import { standardMenus } from './standard-menus.ts';

type Found = Omit<DocumentIssue, 'path'> & { path: string[] };

/** What is wrong with the settings as visitors would see them; each path begins with the group. */
export async function checkSettings(
  db: Kysely<Database>,
  { groups }: SettingsDocument,
): Promise<DocumentIssue[]> {
  const settings = parseSettings(groups);
  return [
    ...findInvalid(groups),
    ...(await findMissingPictures(db, groups)),
    ...(await findUnknownMenus(db, settings)),
    ...findContacts(settings),
    ...findFaintColors(settings),
  ];
}

function findInvalid(groups: SettingsDocument['groups']): Found[] {
  return Object.entries(settingsSchema.shape).flatMap(([group, schema]) => {
    const parsed = schema.safeParse(groups[group], { error: describeIssue });
    if (parsed.success) return [];
    return parsed.error.issues.map((issue): Found => ({
      severity: 'error',
      code: 'invalid_setting',
      detail: issue.message,
      path: [group, ...issue.path.map(String)],
    }));
  });
}

const pictures = [
  ['common', 'favicon'],
  ['common', 'sharedImage'],
  ['header', 'logo'],
  ['header', 'logoMobile'],
  ['header', 'logoAlt'],
  ['footer', 'logo'],
];

async function findMissingPictures(
  db: Kysely<Database>,
  groups: SettingsDocument['groups'],
): Promise<Found[]> {
  const shown = pictures.flatMap((path) => {
    const id = readPath(groups, path);
    return typeof id === 'number' ? [{ path, id }] : [];
  });
  const there = await findAlts(
    db,
    shown.map(({ id }) => id),
  );
  return shown
    .filter(({ id }) => !there.has(id))
    .map(({ path, id }) => ({ severity: 'error', code: 'missing_picture', detail: `${id}`, path }));
}

async function findUnknownMenus(db: Kysely<Database>, { header }: Settings): Promise<Found[]> {
  const named = [
    ...Object.entries(header.desktop).map(([row, slots]) => ({ path: ['header', 'desktop', row], slots })),
    ...Object.entries(header.mobile).map(([row, slots]) => ({ path: ['header', 'mobile', row], slots })),
  ].flatMap(({ path, slots }) =>
    [...slots.start, ...slots.center, ...slots.end].flatMap((item) =>
      item.type === 'menu' ? [{ path, name: item.menu }] : [],
    ),
  );
  const there = new Set([...standardMenus, ...(await readMenuNames(db))]);
  return named
    .filter(({ name }) => !there.has(name))
    .map(({ path, name }) => ({ severity: 'warning', code: 'unknown_menu', detail: name, path }));
}

function findContacts({ common }: Settings): Found[] {
  const emails = common.emails
    .filter((email) => checkEmail(email) !== null)
    .map((detail): Found => ({
      severity: 'error',
      code: 'invalid_email',
      detail,
      path: ['common', 'emails'],
    }));
  const phones = (['phones', 'whatsapps'] as const).flatMap((field) =>
    common[field]
      .filter((number) => !isPhone(number, { mayBeShort: field === 'phones' }))
      .map((detail): Found => ({
        severity: 'warning',
        code: 'invalid_phone',
        detail,
        path: ['common', field],
      })),
  );
  return [...emails, ...phones];
}

/** With its extension, and 112 where people are called. */
function isPhone(typed: string, { mayBeShort }: { mayBeShort: boolean }): boolean {
  const { number } = splitPhone(typed);
  if (mayBeShort && isShortPhone(number) && phoneDigits(number) === number && number.length > 1) return true;
  return checkPhone(number) === null;
}

/** WCAG 2.2, 1.4.3. */
const readable = 4.5;
const backgrounds = ['white', 'grey', 'light', 'middle'] as const;
const texts = ['text', 'muted', 'error', 'success', 'sale'] as const;

function findFaintColors({ styles: { palette } }: Settings): Found[] {
  return texts.flatMap((name) => {
    const faint = backgrounds.find((background) => contrast(palette[name], palette[background]) < readable);
    if (!faint) return [];
    return [
      {
        severity: 'warning',
        code: 'low_contrast',
        detail: `${palette[name]} on ${palette[faint]}`,
        path: ['styles', 'palette', name],
      },
    ];
  });
}

function contrast(one: string, other: string): number {
  const [color, below] = [parseColor(one), parseColor(other)];
  return color && below ? contrastRatio(color, below) : Number.POSITIVE_INFINITY;
}
