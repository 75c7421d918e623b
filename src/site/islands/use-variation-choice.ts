import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { logTexts } from '#domain/log-texts.ts';
import { chooseValue, nearestVariation, variationByImage } from '#domain/variation-choice.ts';

import { pictureChosen, variationChosen } from '../product/product-events.ts';
import type { ChoiceVariation, ProductChoiceProps } from './product-choice.tsx';

interface VariationChoiceInput {
  product: ProductChoiceProps['product'];
  initialId: number;
  /** What is said of a variation that is chosen: its price and stock. */
  describe(variation: ChoiceVariation): string;
  t: Translator;
}

/** The chosen variation; the address, the pictures and the reader's ears follow it. */
export function useVariationChoice({ product, initialId, describe, t }: VariationChoiceInput) {
  const root = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(initialId);
  const [announcement, setAnnouncement] = useState('');
  /** What the last choice could not be, and what stands in its place. */
  const [notice, setNotice] = useState('');
  const { options, variations } = product;
  const current = variations.find(({ id }) => id === chosenId);
  // Ahead of `current` while several choices are made before the next drawing.
  const latest = useRef(current);

  /** `remark` says why it is not what was asked for. */
  function select(next: ChoiceVariation, remark = ''): void {
    setNotice(remark);
    if (next.id === latest.current?.id) return;
    latest.current = next;
    setChosenId(next.id);
    const facts = describe(next);
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
    // What was drawn first: a choice made while React took over may not have been drawn yet.
    const before = variations.find(({ id }) => id === initialId)?.productOptionValueIds ?? [];
    for (const field of fields ?? []) {
      const value = Number(field.dataset['early'] ?? field.value);
      // What nobody has touched must not pull back from where another choice leads.
      if (!before.includes(value)) choose(Number(field.dataset['option']), value);
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

  return { root, current, choose, notice, announcement, setAnnouncement };
}
