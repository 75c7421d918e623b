import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import { logTexts } from '#domain/log-texts.ts';
import { formatPrice, toMinor, type Currency, type PriceSeparator } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import { productPath } from '#domain/routes.ts';
import type { Variation } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import {
  availableValues,
  chooseValue,
  isAvailable,
  nearestVariation,
  variationByImage,
} from '#domain/variation-choice.ts';
import type { Language } from '#locales/languages.ts';
import { quantityText } from '#ui/card-of-product.ts';
import { Price } from '#ui/price.tsx';

import { pictureChosen, variationChosen } from '../product/product-events.ts';
import { BuyForm } from './buy-form.tsx';
import type { ProductChoiceMessage } from './product-choice.messages.ts';
import { ProductOption, type ChoiceOption } from './product-option.tsx';

export type ChoiceVariation = Pick<
  Variation,
  | 'id'
  | 'productOptionValueIds'
  | 'default'
  | 'sku'
  | 'fullPrice'
  | 'discountPrice'
  | 'stock'
  | 'imageId'
  | 'position'
>;

export interface ProductChoiceProps {
  product: {
    id: number;
    title: string;
    slug: string;
    options: ChoiceOption[];
    variations: ChoiceVariation[];
  };
  variationId: number;
  /** Whether the cart is called an order here. */
  isOrder: boolean;
  /** The text of the button that leads to the checkout at once, empty for the usual one; null for none. */
  fastOrder: string | null;
  showSku: boolean;
  showQuantity: Settings['ecommerce']['showQuantity'];
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  messages: Record<ProductChoiceMessage, string>;
}

/** Price, number, stock, options and purchase of a product: whatever changes with the variation. */
export function ProductChoice(props: ProductChoiceProps) {
  const { product, showSku, showQuantity, language, currency, separator, messages } = props;
  const { options, variations } = product;
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const root = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(props.variationId);
  const [announcement, setAnnouncement] = useState('');
  /** What the last choice could not be, and what stands in its place. */
  const [notice, setNotice] = useState('');
  const current = variations.find(({ id }) => id === chosenId);
  // Ahead of `current` while several choices are made before the next drawing.
  const latest = useRef(current);

  const price = (major: number) => formatPrice(toMinor(major), { currency, separator });
  const stockText = (stock: number | null) => {
    if (!isAvailable(stock)) return t('product.soldOut');
    // Of a service there is none to keep in stock; places that are counted are news.
    return quantityText(stock, showQuantity, t) || (props.isOrder ? '' : t('product.inStock'));
  };

  /** `remark` says why it is not what was asked for. */
  function select(next: ChoiceVariation, remark = ''): void {
    setNotice(remark);
    if (next.id === latest.current?.id) return;
    latest.current = next;
    setChosenId(next.id);
    const facts = [price(shownPrice(next)), stockText(next.stock)].filter(Boolean).join(', ');
    setAnnouncement(remark === '' ? facts : `${remark} ${facts}`);
    if (options.length > 0) {
      const url = new URL(location.href);
      url.searchParams.set('variation', String(next.id));
      history.replaceState(history.state, '', url);
    }
    const detail = { variationId: next.id, imageId: next.imageId };
    root.current?.dispatchEvent(new CustomEvent(variationChosen, { bubbles: true, detail }));
  }

  function choose(optionId: number, valueId: number): void {
    if (latest.current?.productOptionValueIds.includes(valueId)) return;
    const next = chooseValue(product, latest.current ?? null, optionId, valueId);
    if (next) select(next);
    else chooseNearest(optionId, valueId);
  }

  function chooseNearest(optionId: number, valueId: number): void {
    // oxlint-disable-next-line no-console
    console.log(logTexts.incorrectVariation);
    const isOffered = options.some(
      ({ id, values }) => id === optionId && values.some((value) => value.id === valueId),
    );
    if (!isOffered) return;
    const ids = latest.current?.productOptionValueIds ?? [];
    const others = options.filter(({ id }) => id !== optionId).flatMap(({ values }) => values);
    const wanted = nameValues([...ids.filter((id) => others.some((value) => value.id === id)), valueId]);
    const nearest = nearestVariation(variations, ids, valueId);
    if (nearest) {
      const chosen = nameValues(nearest.productOptionValueIds);
      select(nearest, t('product.nearestChoice', { wanted, chosen }));
    } else {
      setNotice(t('product.noChoice', { wanted }));
      setAnnouncement(t('product.noChoice', { wanted }));
    }
  }

  /** Titles in the order of the options. */
  const nameValues = (ids: readonly number[]) =>
    options
      .flatMap(({ values }) => values.filter(({ id }) => ids.includes(id)).map(({ title }) => title))
      .join(', ');

  /** What was chosen before this code arrived stands in the fields. */
  const takeEarlyChoices = useEffectEvent(() => {
    const fields = root.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:checked, select',
    );
    const before = latest.current?.productOptionValueIds ?? [];
    for (const field of fields ?? []) {
      // What nobody has touched must not pull back from where another choice leads.
      if (!before.includes(Number(field.value))) choose(Number(field.dataset['option']), Number(field.value));
    }
  });
  const followPicture = useEffectEvent((event: Event) => {
    const { imageId } = (event as CustomEvent<{ imageId: number }>).detail;
    const next = latest.current?.imageId === imageId ? null : variationByImage(variations, imageId);
    if (next) select(next);
  });

  useEffect(() => {
    takeEarlyChoices();
    const listen = (event: Event) => followPicture(event);
    document.addEventListener(pictureChosen, listen);
    return () => document.removeEventListener(pictureChosen, listen);
  }, []);

  if (!current) return null;
  const availability = availableValues(options, variations, current.productOptionValueIds);
  const hrefOf = (option: ChoiceOption, valueId: number) => {
    const reached = chooseValue(product, current, option.id, valueId);
    return reached && productPath(product.slug, reached.id);
  };
  const available = isAvailable(current.stock);
  return (
    <div className="vt-choice" ref={root}>
      <Price price={shownPrice(current)} fullPrice={current.fullPrice} texts={{ t, price }} />
      <p className="vt-choice__facts">
        {stockText(current.stock) !== '' && (
          <span className="vt-choice__stock" data-available={available}>
            {stockText(current.stock)}
          </span>
        )}
        {showSku && current.sku !== '' && <span>{t('product.skuValue', { sku: current.sku })}</span>}
      </p>
      {options.map((option) => (
        <ProductOption
          key={option.id}
          option={option}
          chosenId={option.values.find(({ id }) => current.productOptionValueIds.includes(id))?.id}
          availability={availability}
          hrefOf={(valueId) => hrefOf(option, valueId)}
          onChoose={(valueId) => choose(option.id, valueId)}
          t={t}
        />
      ))}
      {notice !== '' && <p className="vt-choice__notice">{notice}</p>}
      <BuyForm
        product={product}
        variation={current}
        isOrder={props.isOrder}
        fastOrder={props.fastOrder}
        t={t}
        price={price}
        announce={setAnnouncement}
      />
      <p className="vt-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
