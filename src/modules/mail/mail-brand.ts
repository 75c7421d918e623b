import { ensureContrast, formatColor, parseColor, readableTextOn, white, type Color } from '#domain/color.ts';
import { formatPhone } from '#domain/phone-format.ts';
import { postalLines } from '#domain/postal-address.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { checkEmail } from '#domain/validation.ts';
import type { Language } from '#locales/languages.ts';

/** What every mail of a shop shares: who writes, in which colours, and how to answer. */
export interface MailBrand {
  name: string;
  /** `https://shop.example`: every link in a mail begins with it. */
  origin: string;
  language: Language;
  phones: string[];
  emails: string[];
  /** Lines. */
  address: string[];
  font: string;
  colors: MailColors;
}

type MailColors = Record<
  'ground' | 'paper' | 'text' | 'muted' | 'border' | 'button' | 'buttonText' | 'link',
  string
>;

const textContrast = 4.5;

export function readMailBrand(
  { common, styles, language }: Settings,
  { origin, language: wanted = language }: { origin: string; language?: Language },
): MailBrand {
  return {
    name: common.sitename,
    origin,
    language: wanted,
    phones: common.phones.map(formatPhone),
    emails: common.emails.filter((email) => email !== '' && checkEmail(email) === null),
    address: postalLines(common.address),
    font: `'${styles.fontText}', 'Helvetica Neue', Helvetica, Arial, sans-serif`,
    colors: pickColors(styles.palette),
  };
}

/** The shop's palette, each text moved to 4.5:1 on what it stands on. */
function pickColors(palette: Settings['styles']['palette']): MailColors {
  const read = (text: string): Color => parseColor(text) ?? white;
  const ground = read(palette.grey);
  const paper = read(palette.white);
  const primary = read(palette.primary);
  const readable = (color: Color) => formatColor(ensureContrast(color, [paper, ground], textContrast));
  return {
    ground: formatColor(ground),
    paper: formatColor(paper),
    text: readable(read(palette.text)),
    muted: readable(read(palette.muted)),
    border: palette.border,
    button: formatColor(primary),
    buttonText: formatColor(readableTextOn(primary)),
    link: readable(primary),
  };
}
