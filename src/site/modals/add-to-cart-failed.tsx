import { Dialog } from '#ui/dialog.tsx';

import { addProduct, type Addition } from '../shop/add-product.ts';
import type { ModalProps } from './modals.ts';

/** The shop could not be asked; the same can be tried again. */
export function AddToCartFailed({ details, isClosing, close, t }: ModalProps) {
  const { addition } = details as { addition: Addition };
  return (
    <Dialog
      type="AddToCartFailed"
      id="failed"
      title={t('addToCart.failed')}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      <p>{t('errors.network')}</p>
      <div className="vt-dialog__actions">
        <button type="button" className="vt-button vt-button--outline" onClick={close}>
          {t('common.cancel')}
        </button>
        <button
          type="button"
          className="vt-button vt-button--primary"
          onClick={() => void addProduct(addition)}
        >
          {t('common.retry')}
        </button>
      </div>
    </Dialog>
  );
}
