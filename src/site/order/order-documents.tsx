import { formatDate } from '#domain/dates.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { orderInvoicePath } from '#domain/routes.ts';
import type { BuyersInvoice } from '#domain/schemas/invoice.schema.ts';

interface OrderDocumentsProps {
  /** Of the order. */
  number: string;
  invoices: readonly BuyersInvoice[];
  t: Translator;
  /** Makes sure that the browser may have the file; without it the link is followed at once. */
  onOpen?(href: string): void;
}

/** Invoices and credit notes of an order, as files; nothing where there are none. */
export function OrderDocuments({ number, invoices, t, onOpen }: OrderDocumentsProps) {
  if (invoices.length === 0) return null;
  return (
    <section className="vt-order-documents" aria-labelledby="order-documents">
      <h2 className="vt-order-documents__title" id="order-documents">
        {t('invoices.title')}
      </h2>
      <ul>
        {invoices.map(({ id, kind, number: name, issuedOn }) => (
          <li key={id}>
            <a
              href={orderInvoicePath(number, id)}
              download
              onClick={(event) => {
                if (!onOpen) return;
                event.preventDefault();
                onOpen(orderInvoicePath(number, id));
              }}
            >
              {t(kind === 'invoice' ? 'invoices.invoice' : 'invoices.creditNote', { number: name })}
            </a>{' '}
            {t('invoices.issuedOn', { date: formatDate(issuedOn, t.language) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
