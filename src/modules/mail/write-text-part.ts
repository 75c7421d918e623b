import type { MailBrand } from './mail-brand.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';

/** The mail for readers without HTML. */
export function writeTextPart({ blocks }: MailDocument, brand: MailBrand): string {
  const contacts = [...brand.address, ...brand.phones, ...brand.emails];
  const footer = ['--', brand.name, ...contacts, brand.origin].join('\n');
  return [...blocks.map(writeBlock), footer].join('\n\n') + '\n';
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return block.text.toUpperCase();
    case 'text':
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'facts':
      return [...(block.title ? [block.title] : []), ...block.rows.map(writeFact)].join('\n');
    case 'items':
      return block.lines
        .map(
          ({ title, options, quantity, price }) =>
            `${[title, options, quantity].filter(Boolean).join(', ')}: ${price}`,
        )
        .join('\n');
    case 'sums':
      return [...block.rows, block.total].map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

function writeFact({ label, value, href }: { label: string; value: string; href?: string }): string {
  const link = href && /^https?:/.test(href) && href !== value ? ` (${href})` : '';
  return `${label}: ${value.replaceAll('\n', ', ')}${link}`;
}
