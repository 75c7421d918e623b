import type { messages as errors } from './en/errors.ts';
import type { messages as files } from './en/files.ts';
import type { messages as invoices } from './en/invoices.ts';
import type { messages as mail } from './en/mail.ts';
import type { messages as reports } from './en/reports.ts';
import type { messages as account } from './en/site/account.ts';
import type { messages as addresses } from './en/site/addresses.ts';
import type { messages as articles } from './en/site/articles.ts';
import type { messages as backInStock } from './en/site/back-in-stock.ts';
import type { messages as cart } from './en/site/cart.ts';
import type { messages as catalog } from './en/site/catalog.ts';
import type { messages as checkout } from './en/site/checkout.ts';
import type { messages as common } from './en/site/common.ts';
import type { messages as downloads } from './en/site/downloads.ts';
import type { messages as forms } from './en/site/forms.ts';
import type { messages as siteInvoices } from './en/site/invoices.ts';
import type { messages as layout } from './en/site/layout.ts';
import type { messages as optionCounts } from './en/site/option-counts.ts';
import type { messages as payment } from './en/site/payment.ts';
import type { messages as product } from './en/site/product.ts';
import type { messages as promotions } from './en/site/promotions.ts';
import type { messages as returns } from './en/site/returns.ts';
import type { messages as sections } from './en/site/sections.ts';
import type { messages as signIn } from './en/site/sign-in.ts';
import type { messages as wishlist } from './en/site/wishlist.ts';
import type { messages as validation } from './en/validation.ts';
import type { PaymentMessage } from './payment-messages.ts';

/** Of what the parts of a page say. */
export type PageMessageKey =
  | keyof typeof account
  | keyof typeof addresses
  | keyof typeof articles
  | keyof typeof backInStock
  | keyof typeof cart
  | keyof typeof catalog
  | keyof typeof checkout
  | keyof typeof common
  | keyof typeof downloads
  | keyof typeof forms
  | keyof typeof siteInvoices
  | keyof typeof layout
  | keyof typeof optionCounts
  | keyof typeof payment
  | keyof typeof product
  | keyof typeof promotions
  | keyof typeof returns
  | keyof typeof sections
  | keyof typeof signIn
  | keyof typeof wishlist
  | keyof typeof validation
  | PaymentMessage;

/** Of mails, files and answers of the API. */
export type ServerMessageKey =
  | keyof typeof errors
  | keyof typeof files
  | keyof typeof invoices
  | keyof typeof mail
  | keyof typeof reports;

/** Of the texts that the server says. */
export type MessageKey = PageMessageKey | ServerMessageKey;

export type ValidationKey = keyof typeof validation;
