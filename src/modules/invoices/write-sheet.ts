import { formatDate } from '#domain/dates.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { formatPrice } from '#domain/money.ts';
import { nameTax } from '#domain/order-sums.ts';
import { sumTaxes, toPercent } from '#domain/taxes/tax-amounts.ts';
import { companyNumberKind } from '#domain/taxes/company-number.ts';
import { taxNumberKind } from '#domain/taxes/tax-number.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { languages, localeOf } from '#locales/languages.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { taxPartsOf, type InvoiceContent, type InvoiceLine } from './invoice-content.ts';
import type { Sheet, SheetCell, SheetColumn } from '#platform/pdf/sheet.ts';

const noBreakSpace = '\u00a0';

interface Words {
  t: Translator;
  content: InvoiceContent;
  isTaxed: boolean;
  /** Minor units, kept together whatever stands around them. */
  money(minor: number): string;
  day(day: string): string;
}

/** An issued document in its words: the same whenever it is drawn, and in the language of its order. */
export function writeSheet(content: InvoiceContent): Sheet {
  const { language, number, seller } = content;
  const t = translatorOf(language);
  const words: Words = {
    t,
    content,
    isTaxed: content.lines.some(({ tax }) => tax !== null),
    money: (minor) => apart(formatPrice(minor, content)),
    day: (day) => formatDate(day, language),
  };
  const heading = t(headingOf(words));
  return {
    locale: localeOf(language),
    direction: languages[language].dir,
    heading,
    title: `${heading} ${apart(number)}`,
    seller: describeSeller(seller, t),
    madeAt: `${content.issuedOn}T12:00:00Z`,
    facts: listFacts(words),
    parties: [{ label: t('invoice.buyer'), lines: describeBuyer(content.buyer, t) }].filter(({ lines }) =>
      lines.some((line) => line !== ''),
    ),
    columns: listColumns(words),
    rows: content.lines.map((line) => writeRow(line, words)),
    sums: listSums(words),
    notes: listNotes(content, t),
    pages: t('invoice.pages', { page: '{page}', pages: '{pages}' }),
  };
}

/** The Emirates ask for these words on the document (Cabinet Decision 52 of 2017, articles 59 and 60). */
function headingOf({ content: { kind, seller }, isTaxed }: Words): MessageKey {
  const isTaxDocument = isTaxed && seller.country === 'AE' && seller.taxNumber !== '';
  if (kind === 'invoice') return isTaxDocument ? 'invoice.taxInvoice' : 'invoice.invoice';
  return isTaxDocument ? 'invoice.taxCreditNote' : 'invoice.creditNote';
}

const taxNumberNames = {
  vatId: 'invoice.vatId',
  trn: 'invoice.trn',
  inn: 'invoice.inn',
} as const satisfies Record<NonNullable<ReturnType<typeof taxNumberKind>>, MessageKey>;

export function describeSeller(
  { name, lines, country, taxNumber, registration }: InvoiceContent['seller'],
  t: Translator,
): string[] {
  return [
    name,
    ...lines,
    ...writeTaxNumber(taxNumber, taxNumberKind(country), t),
    ...registration.split('\n').filter((line) => line !== ''),
  ];
}

/** Of a company with its number, as article 226 of Directive 2006/112/EC asks. */
function describeBuyer(
  { name, lines, country, taxNumber }: InvoiceContent['buyer'],
  t: Translator,
): string[] {
  return [name, ...lines, ...writeTaxNumber(taxNumber, companyNumberKind(taxNumber, country), t)];
}

function writeTaxNumber(number: string, kind: keyof typeof taxNumberNames | null, t: Translator): string[] {
  return number === '' ? [] : [`${t(kind ? taxNumberNames[kind] : 'invoice.taxNumber')}: ${apart(number)}`];
}

function listFacts({ t, day, content }: Words): Sheet['facts'] {
  const { number, issuedOn, order, paidOn, invoice, reason } = content;
  const dated = (name: string, on: string) =>
    t('invoice.numberOf', { number: apart(name), date: apart(day(on).replaceAll(' ', noBreakSpace)) });
  return [
    { label: t('invoice.number'), value: number },
    { label: t('invoice.issuedOn'), value: day(issuedOn) },
    ...(invoice ? [{ label: t('invoice.toInvoice'), value: dated(invoice.number, invoice.issuedOn) }] : []),
    ...(reason ? [{ label: t('invoice.reason'), value: t(`invoice.reasons.${reason}`) }] : []),
    { label: t('invoice.order'), value: dated(order.number, order.placedOn) },
    ...(paidOn !== null && !invoice ? [{ label: t('invoice.paidOn'), value: day(paidOn) }] : []),
  ];
}

/** Of an invoice a price of one piece without tax, as article 226 of Directive 2006/112/EC asks. */
function listColumns({ t, isTaxed, content: { kind } }: Words): SheetColumn[] {
  const end = (key: MessageKey, width: number): SheetColumn => ({ title: t(key), width, align: 'end' });
  const price = isTaxed ? end('invoice.netPrice', 84) : end('invoice.price', 84);
  return [
    { title: t('invoice.item'), width: null, align: 'start' },
    end('invoice.quantity', 56),
    ...(kind === 'invoice' ? [price] : []),
    ...(isTaxed ? [end('invoice.taxRate', 64), end('invoice.taxAmount', 84)] : []),
    end('invoice.sum', 90),
  ];
}

function writeRow(line: InvoiceLine, { t, money, isTaxed, content }: Words): SheetCell[] {
  const { title, details, quantity, price, discount, total, tax } = line;
  const rate = tax && nameTax({ name: tax.name, rate: toPercent(chargedRate(tax)) }, content.language);
  return [
    {
      text: title,
      details: [...details, ...(discount > 0 ? [t('invoice.discount', { amount: money(-discount) })] : [])],
    },
    { text: quantity > 0 ? String(quantity) : '–' },
    ...(content.kind === 'invoice' ? [{ text: writePrice(price ?? 0, tax, content) }] : []),
    ...(isTaxed ? [{ text: rate ?? '–' }, { text: money(tax?.amount ?? 0) }] : []),
    { text: money(total) },
  ];
}

/** Nothing where the buyer accounts for the tax. */
function chargedRate({ rate, reverseCharge }: NonNullable<InvoiceLine['tax']>): number {
  return reverseCharge ? 0 : rate;
}

/** Of one piece, without tax: to four decimals where it does not come out even, so that pieces and price fit the sum. */
function writePrice(price: number, tax: InvoiceLine['tax'], content: InvoiceContent): string {
  if (!tax || tax.rate === 0 || !tax.included) return apart(formatPrice(price, content));
  const tenThousandths = Math.round((price * 10_000_000) / (100_000 + tax.rate));
  const whole = Math.trunc(tenThousandths / 100);
  const rest = tenThousandths % 100;
  if (rest === 0) return apart(formatPrice(whole, content));
  const mark = content.separator === 'space' ? ',' : '.';
  const { separator } = content;
  const written = formatPrice(whole - (whole % 100), { currency: content.currency, separator });
  const fraction = String(tenThousandths % 10_000)
    .padStart(4, '0')
    .replace(/0{1,3}$/, '');
  return apart(written.replace(/\d(?=\D*$)/, (digit) => `${digit}${mark}${fraction}`));
}

function listSums({ t, money, isTaxed, content }: Words): Sheet['sums'] {
  const { lines, total, language, kind } = content;
  const parts = taxPartsOf(lines).map((part) => ({ ...part, rate: chargedRate(part) }));
  const taxes = sumTaxes(parts).map(({ name, rate, base, amount }) => ({
    label: t('invoice.taxOf', {
      tax: apart(nameTax({ name, rate: toPercent(rate) }, language)),
      amount: money(base),
    }),
    value: money(amount),
  }));
  const untaxed = lines.reduce((sum, line) => sum + (line.tax ? 0 : line.total), 0);
  const net = total - lines.reduce((sum, { tax }) => sum + (tax?.amount ?? 0), 0);
  return [
    ...(isTaxed ? [{ label: t('invoice.net'), value: money(net) }, ...taxes] : []),
    ...(isTaxed && untaxed > 0 ? [{ label: t('invoice.untaxed'), value: money(untaxed) }] : []),
    {
      label: t(kind === 'invoice' ? 'invoice.total' : 'invoice.totalCredited'),
      value: money(total),
      isTotal: true,
    },
  ];
}

function listNotes({ seller, footer, kind, lines }: InvoiceContent, t: Translator): Sheet['notes'] {
  const isReverseCharged = lines.some(({ tax }) => tax?.reverseCharge);
  return [
    ...(isReverseCharged ? [{ label: t('invoice.reverseCharge'), text: t('invoice.exemptSupply') }] : []),
    ...(seller.bank !== '' && kind === 'invoice' ? [{ label: t('invoice.bank'), text: seller.bank }] : []),
    ...(footer === '' ? [] : [{ label: '', text: footer }]),
  ];
}

/** Keeps a value's own direction within a sentence of another one. */
function apart(value: string): string {
  return `\u2068${value}\u2069`;
}
