import type { SendMailOptions } from 'nodemailer';

import { cleanLine } from '#domain/text.ts';
import { checkEmail, checkNoEmpty, checkRules } from '#domain/validation.ts';

import type { Mail } from './mail-transport.ts';

/**
 * The mail as nodemailer takes it. Names and subjects hold what people typed: a line break in one would
 * begin a header of its own.
 */
export function toMessage(mail: Mail): SendMailOptions {
  const { from, to, replyTo, subject, html, text, messageId, date, attachments, unsubscribe } = mail;
  return {
    from: { name: cleanHeader(from.name), address: checkAddress(from.address) },
    to: to.map((address) => ({ name: '', address: checkAddress(address) })),
    ...(replyTo && { replyTo: { name: '', address: checkAddress(replyTo) } }),
    subject: cleanHeader(subject),
    html,
    text,
    ...(attachments && {
      attachments: attachments.map(({ name, bytes }) => ({ filename: name, content: bytes })),
    }),
    messageId,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${new URL(unsubscribe).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Longer ones are cut by mail programs anyway. */
const maxHeaderLength = 200;

function cleanHeader(text: string): string {
  const line = cleanLine(text);
  return line.length <= maxHeaderLength ? line : `${line.slice(0, maxHeaderLength - 1).toWellFormed()}…`;
}

function checkAddress(address: string): string {
  if (checkRules(address, [checkNoEmpty, checkEmail]) !== null) throw new Error('Not an address of mail');
  return address;
}
