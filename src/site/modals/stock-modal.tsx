import { Dialog } from '#ui/dialog.tsx';
import '#ui/form/form.css';
import '#ui/form/submission.css';

import { StockForm } from '../forms/stock-form.tsx';
import { authStore } from '../shop/auth-store.ts';
import type { ModalProps } from './modals.ts';

/** Asks for the address of those who wait for something that is sold out. */
export function StockModal({ details, isClosing, close, t }: ModalProps) {
  return (
    <Dialog
      type="BackInStock"
      id="back-in-stock"
      title={t('backInStock.ask')}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      <StockForm
        variationId={Number(details['variationId'])}
        title={String(details['name'] ?? '')}
        email={authStore.get()?.email ?? ''}
        t={t}
      />
    </Dialog>
  );
}
