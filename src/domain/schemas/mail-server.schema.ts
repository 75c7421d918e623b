import { z } from 'zod';

import { cleanLine, normalizeEmail } from '../text.ts';
import { checkEmail } from '../validation.ts';
import { versionSchema } from './image.schema.ts';

/** `starttls`: a plain connection that must turn to TLS, port 587. `tls`: from the first byte, port 465. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

const hostPattern = /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;
const ipv6Pattern = /^[\da-f]*:[\da-f:.]+$/i;

const senderSchema = z
  .string()
  .overwrite(normalizeEmail)
  .max(254)
  .refine((email) => email === '' || checkEmail(email) === null, 'forms.errors.email');

const serverFields = {
  host: z
    .string()
    .overwrite(cleanLine)
    .min(1, 'forms.errors.noEmpty')
    .refine((host) => hostPattern.test(host) || ipv6Pattern.test(host), 'mailServer.errors.host'),
  port: z
    .int('mailServer.errors.port')
    .min(1, 'mailServer.errors.port')
    .max(65_535, 'mailServer.errors.port'),
  security: z.enum(mailSecurities),
  /** Empty: the server asks for none. */
  username: z.string().overwrite(cleanLine).max(254),
  /** Where emails come from; empty: the user name when it is an address, else the shop's first one. */
  sender: senderSchema,
};

const mailServerInputSchema = z.strictObject({
  ...serverFields,
  /** Empty: the one that is stored, for the same server and user. */
  password: z.string().max(500),
});
export type MailServerInput = z.infer<typeof mailServerInputSchema>;

/** 409 when somebody else has changed it since this version; 0: there was none. */
export const mailServerChangeSchema = mailServerInputSchema.extend({ version: versionSchema });
export type MailServerChange = z.infer<typeof mailServerChangeSchema>;

export const mailServerAnswerSchema = z.object({
  /** What emails leave over now. The environment's `SMTP_URL` goes before what is stored. */
  source: z.enum(['environment', 'stored', 'files']),
  version: z.int(),
  stored: z.object({ ...serverFields, hasPassword: z.boolean() }).nullable(),
});
export type MailServerAnswer = z.infer<typeof mailServerAnswerSchema>;

export const mailTestRequestSchema = z.strictObject({
  to: senderSchema.min(1, 'forms.errors.noEmpty').meta({ examples: ['ann@example.com'] }),
  /** Null: over what emails leave now. */
  server: mailServerInputSchema.nullable(),
});
export type MailTestRequest = z.infer<typeof mailTestRequestSchema>;

/** `silent`: the connection stands, and the server says nothing. */
export const mailTestSchema = z.object({
  outcome: z.enum([
    'sent',
    'login',
    'unknownHost',
    'unreachable',
    'silent',
    'security',
    'address',
    'refused',
  ]),
  /** What the server or the connection said, word by word; addresses are taken out. */
  detail: z.string(),
});
export type MailTest = z.infer<typeof mailTestSchema>;
