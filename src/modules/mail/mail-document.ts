import type { LetterPart } from '#domain/letters/letter-texts.ts';

/**
 * A mail as what it says, in the order it is read. `templates/mail-layout.tsx` draws it, and
 * `write-text-part.ts` writes the same as plain text, so that neither says less than the other.
 */
export interface MailDocument {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  blocks: MailBlock[];
  /** Addresses that paragraphs show as links: those that the owner of the shop has written, and no others. */
  links?: readonly string[];
}

/** `part` names what the owner may leave out. */
export type MailBlock = MailContent & { part?: LetterPart };

type MailContent =
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Small, below all else. */
  | { kind: 'link'; label: string; href: string }
  /** What a person wrote, line breaks kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; title?: string; rows: MailFact[] }
  | { kind: 'items'; lines: MailLine[] }
  | { kind: 'sums'; rows: { label: string; value: string }[]; total: { label: string; value: string } };

export interface MailFact {
  label: string;
  /** Lines of an address stand below each other. */
  value: string;
  href?: string;
}

/** Prices as people read them. */
export interface MailLine {
  title: string;
  options: string;
  quantity: string;
  price: string;
  /** Before the discount; empty without one. */
  fullPrice: string;
  /** Absolute address of a square picture; null without one. */
  image: string | null;
}
