import { postalLine } from '#domain/postal-address.ts';
import { displayPhone } from '#domain/phone-display.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { HeaderItem, HeaderRow } from '#domain/settings/layout.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { plainText } from '#domain/text.ts';

/** From which window width a row has room for its menu; below it, or never, the menu button stands for it. */
export type MenuFit = 'always' | 'wide' | 'never';

/** The narrowest desktop, and the width where the content stops growing; header.css has the same. */
const windows = { always: 1025, wide: 1240 } as const;
const gutters = 64;
const columnGaps = 48;

/** Average advance of a letter in em, measured on Russian and English menus. */
const letterWidths: Record<string, number> = { Unbounded: 0.76, Montserrat: 0.62, Oswald: 0.48, Anton: 0.48 };
const letterWidth = 0.56;

interface RowContents {
  row: HeaderRow;
  entries: readonly MenuEntry[];
  settings: Settings;
  /** Width to height of the logo's picture; null when the name stands for it. */
  logoRatio: number | null;
  /** Whether the middle stays in the middle, so that each side has but half of what it leaves. */
  isCentred: boolean;
}

/**
 * Estimated from the texts, so that the server can say it: a menu that is measured in the browser would
 * move under the visitor's eyes. Errs towards the button.
 */
export function fitMenu(contents: RowContents): MenuFit {
  const needed = rowWidth(contents);
  const roomAt = (width: number) => Math.min(width - gutters, contents.settings.styles.contentWidth);
  if (needed <= roomAt(windows.always)) return 'always';
  return needed <= roomAt(windows.wide) ? 'wide' : 'never';
}

function rowWidth(contents: RowContents): number {
  const widthOf = (slot: readonly HeaderItem[]) =>
    slot.reduce((sum, item) => sum + itemWidth(item, contents), 0);
  const start = widthOf(contents.row.start);
  const end = widthOf(contents.row.end);
  const sides = contents.isCentred ? 2 * Math.max(start, end) : start + end;
  return sides + widthOf(contents.row.center) + columnGaps;
}

function itemWidth(item: HeaderItem, { entries, settings, logoRatio }: RowContents): number {
  const { common, header, socials, styles } = settings;
  const letter = letterWidths[styles.fontText] ?? letterWidth;
  const words = (text: string, size: number, isUpper = false) =>
    text.length * size * (letter + (isUpper ? 0.12 : 0));
  const contacts = (texts: string[]) =>
    texts.reduce(
      (sum, text) => sum + words(text, header.contactsSize, header.contactsStyles.uppercase) + 20,
      0,
    );
  switch (item.type) {
    case 'menu':
      return entries.reduce(
        (sum, entry) =>
          sum +
          words(entry.title, header.menuOptions.size, header.menuOptions.uppercase) +
          (entry.children.length > 0 ? 48 : 28),
        0,
      );
    case 'logo':
      return logoRatio === null ? words(common.sitename, 22) : 44 * logoRatio;
    case 'phone':
      return contacts(common.phones.slice(0, 1).map(displayPhone));
    case 'email':
      return contacts(common.emails.slice(0, 1));
    case 'address':
      return contacts([postalLine(common.address, settings.language)]);
    case 'workTime':
      return contacts([common.workTime]);
    case 'socials':
      return Object.values(socials).filter((link) => link !== '').length * 46;
    case 'button':
      return header.sendEnquiry.isShow ? words(item.text, 15) + 40 : 0;
    case 'customText':
      return words(plainText(item.html), 15);
    default:
      return 45;
  }
}
