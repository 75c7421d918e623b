import { useEffect, useEffectEvent, useId, useState } from 'react';

import type { CityPoints, PickupPoint } from '#domain/schemas/carrier.schema.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { inputDebounce } from '#domain/timings.ts';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';

import { callApi } from '../client/api-client.ts';
import { loadChunk } from '../client/load-chunk.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { PointFacts } from './point-facts.tsx';

type PointMapModule = typeof import('./point-map.tsx');

interface PointChoiceProps extends CheckoutPartProps {
  quote: Quote | null;
}

/** To the door or to a pickup point of the carrier in the city; a word where there is nothing to choose. */
export function PointChoice({ form, t, quote }: PointChoiceProps) {
  const { country, region, locality } = form.values.address;
  const [typed, setTyped] = useState('');
  const { found, isOffered } = useCityPoints({ country, region, locality, q: typed });
  const wantsPoint = form.values.handover === 'point';

  // Of another city, or closed since: the quote has said so.
  const isGone = quote?.problems.some(({ code }) => code === 'noPoint') ?? false;
  const forget = useEffectEvent(() => form.change('pickupPoint', ''));
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  const toDoor = useEffectEvent(() => {
    if (wantsPoint) form.change('handover', 'door');
  });
  useEffect(() => {
    if (isOffered === false) toDoor();
  }, [isOffered]);

  if (isOffered === null || locality.trim() === '') return null;
  if (!isOffered || !found)
    return (
      <p className="vt-zone__hint" role="status">
        {t('checkout.noPoints')}
      </p>
    );
  return (
    <>
      <div className="vt-checkout__types">
        <ChoiceGroup
          field={form.field('handover')}
          choices={[
            { value: 'door', label: t('checkout.toDoor') },
            { value: 'point', label: t('checkout.toPoint') },
          ]}
        />
      </div>
      {wantsPoint && <Points form={form} t={t} found={found} typed={typed} onType={setTyped} />}
    </>
  );
}

interface PointsProps extends CheckoutPartProps {
  found: CityPoints;
  typed: string;
  onType(text: string): void;
}

function Points({ form, t, found, typed, onType }: PointsProps) {
  const id = useId();
  const field = form.field('pickupPoint');
  const { hasMore } = found;
  // What is chosen stays in sight while another one is looked for.
  const [chosen, setChosen] = useState<PickupPoint | null>(null);
  const others = found.points.filter(({ code }) => code !== chosen?.code);
  const isKept = chosen !== null && chosen.code === field.value && others.length === found.points.length;
  const points = isKept ? [chosen, ...found.points] : found.points;
  const choose = (point: PickupPoint | undefined) => {
    setChosen(point ?? null);
    field.change(point?.code ?? '');
  };
  return (
    <>
      <div className="vt-field">
        <label className="vt-field__label" htmlFor={id}>
          {t('checkout.findPoint')}
        </label>
        <input
          id={id}
          className="vt-input"
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // The order is not what is meant.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      {found.map && (
        <MapOfPoints
          form={form}
          t={t}
          ground={found.map}
          found={typed.trim() === '' ? [] : found.points}
          onChoose={choose}
        />
      )}
      {points.length > 0 && (
        <div className="vt-checkout__points">
          <ChoiceGroup
            field={{ ...field, change: (code) => choose(points.find((point) => point.code === code)) }}
            choices={points.map((point) => ({
              value: point.code,
              label: point.address,
              description: <PointFacts point={point} t={t} />,
            }))}
          />
        </div>
      )}
      <p className="vt-zone__hint" role="status">
        {found.points.length === 0 && t('checkout.nothingFound')}
        {hasMore && t('checkout.morePoints')}
      </p>
    </>
  );
}

interface MapOfPointsProps extends CheckoutPartProps {
  ground: NonNullable<CityPoints['map']>;
  /** What is looked for; none: nothing is. */
  found: readonly PickupPoint[];
  onChoose(point: PickupPoint): void;
}

/** A map once it is wanted: until then its host hears of nobody, and its script is not loaded. */
function MapOfPoints({ form, t, ground, found, onChoose }: MapOfPointsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<PointMapModule | null>(null);
  const toggle = async () => {
    setIsOpen(!isOpen);
    if (!loaded) setLoaded(await loadChunk(() => import('./point-map.tsx')));
  };
  const { country, region, locality } = form.values.address;
  return (
    <>
      <p className="vt-zone__hint">
        <button
          type="button"
          className="vt-button vt-button--outline"
          aria-expanded={isOpen}
          onClick={() => void toggle()}
        >
          {t(isOpen ? 'checkout.hideMap' : 'checkout.showMap')}
        </button>{' '}
        {!isOpen && t('checkout.mapFrom', { host: new URL(ground.tiles).host })}
      </p>
      {isOpen && loaded && (
        <loaded.PointMap
          t={t}
          address={{ country, region, locality }}
          ground={ground}
          chosen={form.values.pickupPoint}
          found={found}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

interface PointsQuestion extends Record<string, string> {
  country: string;
  region: string;
  locality: string;
  q: string;
}

interface Answered {
  city: string;
  /** Null: no answer has come. */
  found: CityPoints | null;
}

/** The points of the city that match; `isOffered` is null until it is known. */
function useCityPoints(question: PointsQuestion) {
  const { q: _q, ...place } = question;
  const city = JSON.stringify(place);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const wanted = JSON.stringify(question);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const { q: _, ...of } = JSON.parse(wanted) as PointsQuestion;
    const load = async () => {
      if (of['locality']?.trim() === '') return;
      const query = JSON.parse(wanted) as PointsQuestion;
      const [, found] = await callApi<CityPoints>('GET', '/pickup-points', { query, signal });
      if (!signal.aborted) setAnswered({ city: JSON.stringify(of), found });
    };
    const timer = setTimeout(() => void load(), inputDebounce);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  // Of another city nothing is shown; a search keeps what it found before.
  if (answered?.city !== city) return { found: null, isOffered: null };
  return { found: answered.found, isOffered: answered.found?.isOffered ?? false };
}
