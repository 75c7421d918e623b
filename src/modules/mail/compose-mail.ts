import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { MailBrand } from './mail-brand.ts';
import type { MailDocument } from './mail-document.ts';
import { MailLayout } from './templates/mail-layout.tsx';
import { writeTextPart } from './write-text-part.ts';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Subject and both parts of a mail. */
export function composeMail(
  document: MailDocument,
  brand: MailBrand,
): { subject: string; html: string; text: string } {
  return {
    subject: document.subject,
    html: doctype + renderToStaticMarkup(createElement(MailLayout, { document, brand })),
    text: writeTextPart(document, brand),
  };
}
