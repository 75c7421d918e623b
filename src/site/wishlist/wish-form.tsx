import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';

import { Icon } from '../layout/icons.tsx';

interface WishFormProps {
  productId: number;
  /** On the list already; pages that everybody gets alike do not know, their script does. */
  isWished?: boolean;
  /** Below a card of this title: says no more than it needs. */
  title?: string;
  t: Translator;
}

/** Puts a product on the visitor's list, or takes it off. */
export function WishForm({ productId, isWished = false, title, t }: WishFormProps) {
  const add = t(title === undefined ? 'wishlist.add' : 'wishlist.addShort');
  const remove = t(title === undefined ? 'wishlist.remove' : 'wishlist.removeShort');
  return (
    <form
      method="post"
      action={paths.wishlist}
      data-vt-wish={productId}
      data-add={add}
      data-remove={remove}
      data-full={t('wishlist.full')}
    >
      <input type="hidden" name="product" value={productId} />
      <button
        type="submit"
        className="vt-button vt-button--text"
        name="op"
        value={isWished ? 'remove' : 'add'}
      >
        <Icon name="heart" />
        <span>{isWished ? remove : add}</span>
        {title !== undefined && <span className="vt-visually-hidden">: {title}</span>}
      </button>
    </form>
  );
}
