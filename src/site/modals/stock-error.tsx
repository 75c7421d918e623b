import { Dialog } from '#ui/dialog.tsx';

import type { ModalProps } from './modals.ts';

/** There is not as much as was asked for (requirement 340). */
export function StockError({ details, isClosing, close, t }: ModalProps) {
  return (
    <Dialog
      type="AddToCartStockError"
      id="stock"
      title={t('stockError.title')}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      <p>{t('stockError.text', { count: Number(details['available']) })}</p>
      <div className="vt-dialog__actions">
        <button type="button" className="vt-button vt-button--primary" onClick={close}>
          {t('stockError.ok')}
        </button>
      </div>
    </Dialog>
  );
}
