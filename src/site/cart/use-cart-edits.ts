import { useState } from 'react';

import { clampQuantity } from '#domain/cart.ts';
import type { Translator } from '#domain/i18n/translate.ts';

import { openModal } from '../modals/open-modal.ts';
import { changeQuantity, emptyCart, removeFromCart, replaceLines } from '../shop/cart-actions.ts';
import type { CartLine as StoredLine } from '../shop/cart-store.ts';
import { quantityId } from './cart-line.tsx';
import type { QuotedLine } from './reconcile-cart.ts';
import { trackDifferences } from './tracked-line.ts';

/** What was taken out last: its lines and their place. */
interface Removed {
  lines: readonly StoredLine[];
  /** The same with what the shop says of them. */
  quoted: readonly QuotedLine[];
  index: number;
  text: string;
}

interface CartEditsInput {
  list: readonly StoredLine[];
  lines: readonly QuotedLine[];
  isOrder: boolean;
  t: Translator;
  /** Told how many there are when more was asked for; default the dialog. */
  onShort?: (variationId: number, available: number) => void;
}

/** What is done to the lines of the cart; what was taken out last can be brought back. */
export function useCartEdits({ list, lines, isOrder, t, onShort = showShortage }: CartEditsInput) {
  const [removed, setRemoved] = useState<Removed | null>(null);

  function setLine({ item, line }: QuotedLine, wanted: number): void {
    const outcome = changeQuantity(item.variationId, wanted);
    const quantity = outcome.done ? clampQuantity(wanted) : outcome.available;
    if (quantity > 0) trackDifferences([{ line, by: quantity - item.quantity }]);
    if (outcome.done) return;
    if (quantity > 0) changeQuantity(item.variationId, quantity);
    onShort(item.variationId, outcome.available);
  }

  function remove(index: number): void {
    const taken = lines[index];
    if (!taken) return;
    const text = t('cart.removed', { title: taken.line.title });
    setRemoved({ lines: [taken.item], quoted: [taken], index, text });
    removeFromCart(taken.item.variationId);
    trackAll([taken], -1);
  }

  function clear(): void {
    const text = t(isOrder ? 'cart.orderCleared' : 'cart.cleared');
    setRemoved({ lines: list, quoted: lines, index: 0, text });
    emptyCart();
    trackAll(lines, -1);
  }

  function undo({ lines: back, quoted, index }: Removed): void {
    setRemoved(null);
    const rest = list.filter(({ variationId }) => !back.some((line) => line.variationId === variationId));
    replaceLines(rest.toSpliced(index, 0, ...back));
    trackAll(quoted, 1);
    const [first] = back;
    // The button that was pressed is gone: the reader goes on with what came back.
    if (first) whenDrawn(() => document.getElementById(quantityId(first))?.focus());
  }

  return { removed, setLine, remove, clear, undo };
}

function showShortage(_variationId: number, available: number): void {
  void openModal('AddToCartStockError', { available });
}

function trackAll(lines: readonly QuotedLine[], sign: 1 | -1): void {
  trackDifferences(lines.map(({ item, line }) => ({ line, by: sign * item.quantity })));
}

function whenDrawn(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
