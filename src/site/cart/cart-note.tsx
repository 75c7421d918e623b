import { useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';

import { cartStore } from '../shop/cart-store.ts';

/** As long as an order's comment. */
const mostLetters = 2000;

/** A wish that goes with the order: what is written here stands in the comment of the checkout. */
export function CartNote({ t }: { t: Translator }) {
  const [note, setNote] = useState(readNote);
  // It stays open while it is emptied.
  const [isOpen, setOpen] = useState(note !== '');
  return (
    <details className="vt-cart-note" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('cart.addNote')}</summary>
      <textarea
        className="vt-cart-note__text"
        rows={3}
        maxLength={mostLetters}
        aria-label={t('cart.note')}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          cartStore.setFields({ ...cartStore.get().checkoutFields, comment: target.value });
        }}
      />
    </details>
  );
}

function readNote(): string {
  const { comment } = cartStore.get().checkoutFields;
  return typeof comment === 'string' ? comment : '';
}
