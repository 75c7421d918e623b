import type { ReactNode } from 'react';

import { facetParameter, listingParameters } from '#domain/listing-params.ts';
import type { Facets } from '#domain/schemas/catalog.schema.ts';

import type { ListingView } from '../framework/page-context.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { CustomElementProps } from '../framework/custom-element.ts';
import { chosenFilters, switchTexts, unfilteredHref } from './chosen-filters.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-find-value': CustomElementProps;
      'vt-price-range': CustomElementProps;
    }
  }
}

interface FilterFormProps {
  formId: string;
  listing: ListingView;
  context: SectionContext;
}

interface FacetGroup {
  kind: 'properties' | 'options';
  title: string;
  unit: string | null;
  values: Facets['options'][number]['values'];
}

/** Open from the start in the sidebar; the rest wait for a click so that the column stays short. */
const openFacets = 5;
/** Longer lists fold their tail. */
const shownValues = 8;

/** Fields of the listing's GET form: price, then a fieldset for each option and property. */
export function FilterForm({ formId, listing, context }: FilterFormProps) {
  const { t, settings } = context;
  const { filter, count } = listing.result;
  const { template } = settings.ecommerce.filter;
  const groups: FacetGroup[] = [
    ...filter.options.map((facet) => ({ ...facet, kind: 'options' as const })),
    ...filter.properties.map((facet) => ({ ...facet, kind: 'properties' as const })),
  ].filter(({ values }) => values.length > 0);
  const facet = (
    key: string,
    title: string,
    place: number,
    body: ReactNode,
    chosen: number,
    shows: string,
  ) => {
    const inside = (
      <>
        <summary className="vt-facet__title">
          {title}
          {chosen > 0 && <span className="vt-facet__chosen">{chosen}</span>}
        </summary>
        <fieldset className="vt-facet__body">
          <legend className="vt-visually-hidden">{title}</legend>
          {body}
        </fieldset>
      </>
    );
    const attributes = {
      className: 'vt-facet',
      'data-key': key,
      name: template === 'top' ? formId : undefined,
      open: template !== 'top' && (place < openFacets || chosen > 0),
    };
    const kept = context.keep?.(`facet ${formId} ${place} ${title} ${shows}`, inside);
    return kept ? (
      <details key={key} {...attributes} dangerouslySetInnerHTML={kept} />
    ) : (
      <details key={key} {...attributes}>
        {inside}
      </details>
    );
  };
  const hasPrices = filter.price.max > filter.price.min;
  const switches = shownSwitches(listing, context);
  const before = Number(hasPrices) + Number(switches.length > 0);
  return (
    <>
      {hasPrices &&
        facet(
          'price',
          t('filter.price'),
          0,
          <PriceFields formId={formId} listing={listing} context={context} />,
          Number(listing.query.minPrice !== undefined || listing.query.maxPrice !== undefined),
          JSON.stringify([listing.query.minPrice, listing.query.maxPrice, filter.price]),
        )}
      {switches.length > 0 &&
        facet(
          'only',
          t('filter.only'),
          Number(hasPrices),
          <Switches formId={formId} switches={switches} context={context} />,
          switches.filter(({ isChosen }) => isChosen).length,
          JSON.stringify(switches),
        )}
      {groups.map((group, index) => {
        const chosen = listing.query[group.kind][group.title] ?? [];
        const body = (
          <FacetValues formId={formId} index={index} group={group} chosen={chosen} context={context} />
        );
        return facet(
          `${group.kind}-${group.title}`,
          group.title,
          index + before,
          body,
          chosen.length,
          JSON.stringify([index, group, chosen]),
        );
      })}
      <div className="vt-filters__foot">
        {chosenFilters(listing, context).length > 0 && (
          <a className="vt-filters__clear" href={unfilteredHref(listing)} data-part="go">
            {t('filter.clearAll')}
          </a>
        )}
        <button type="submit" className="vt-button vt-button--primary" data-part="apply">
          {t('filter.show', { count })}
        </button>
      </div>
    </>
  );
}

interface Switch {
  name: 'available' | 'discounted';
  count: number;
  isChosen: boolean;
}

/** Those that the shop wants and that would leave something out, or are chosen. */
function shownSwitches({ query, result }: ListingView, { settings }: SectionContext): Switch[] {
  return (['available', 'discounted'] as const)
    .map((name) => ({ name, count: result.filter[name], isChosen: query[name] === true }))
    .filter(
      ({ name, count, isChosen }) =>
        settings.ecommerce.filter[name] && (isChosen || (count > 0 && count < result.count)),
    );
}

function Switches({
  formId,
  switches,
  context: { t },
}: {
  formId: string;
  switches: readonly Switch[];
  context: SectionContext;
}) {
  return (
    <ul className="vt-facet__values">
      {switches.map(({ name, count, isChosen }) => (
        <li key={name}>
          <label className="vt-facet-value">
            <input
              id={`${formId}-${name}`}
              type="checkbox"
              name={listingParameters[name]}
              value="1"
              defaultChecked={isChosen}
            />
            <span className="vt-facet-value__label">{t(switchTexts[name])}</span>
            <ValueCount count={count} t={t} />
          </label>
        </li>
      ))}
    </ul>
  );
}

function ValueCount({ count, t }: { count: number; t: SectionContext['t'] }) {
  return (
    <span className="vt-facet-value__count">
      <span aria-hidden="true">{count}</span>
      <span className="vt-visually-hidden">{t('filter.valueCount', { count })}</span>
    </span>
  );
}

function PriceFields({ formId, listing, context: { t, settings } }: FilterFormProps) {
  const { query, result } = listing;
  const { min, max, histogram } = result.filter.price;
  const field = (name: 'minPrice' | 'maxPrice', label: string, bound: number) => (
    <label className="vt-facet__price">
      <span>{label}</span>
      <input
        id={`${formId}-${name}`}
        className="vt-facet__input"
        type="text"
        inputMode="decimal"
        maxLength={30}
        name={listingParameters[name]}
        defaultValue={query[name]}
        placeholder={String(bound)}
      />
    </label>
  );
  const fields = (
    <div className="vt-facet__prices">
      {field('minPrice', t('filter.priceFrom'), Math.floor(min))}
      {field('maxPrice', t('filter.priceTo'), Math.ceil(max))}
    </div>
  );
  if (!settings.ecommerce.filter.priceSlider) return fields;
  return (
    <vt-price-range
      className="vt-price-range"
      data-min={Math.floor(min)}
      data-max={Math.ceil(max)}
      data-bars={histogram.join(' ')}
    >
      {fields}
    </vt-price-range>
  );
}

interface FacetValuesProps {
  formId: string;
  index: number;
  group: FacetGroup;
  chosen: string[];
  context: SectionContext;
}

function FacetValues({ formId, index, group, chosen, context: { t, settings } }: FacetValuesProps) {
  const item = ({ value, count, color }: FacetGroup['values'][number], place: number) => {
    const isChosen = chosen.includes(value);
    const id = `${formId}-${index}-${place}`;
    return (
      <li key={value}>
        <label className="vt-facet-value">
          <input
            id={id}
            type="checkbox"
            name={facetParameter(group.kind, group.title, value)}
            value="1"
            defaultChecked={isChosen}
            // A chosen value that matches nothing has to stay removable.
            disabled={count === 0 && !isChosen}
          />
          {color && (
            <span className="vt-facet-value__swatch" style={{ backgroundColor: color }} aria-hidden="true" />
          )}
          <span className="vt-facet-value__label">{group.unit ? `${value} ${group.unit}` : value}</span>
          <ValueCount count={count} t={t} />
        </label>
      </li>
    );
  };
  const isLong = group.values.length > shownValues + 2;
  const head = isLong ? group.values.slice(0, shownValues) : group.values;
  const tail = isLong ? group.values.slice(shownValues) : [];
  const isTailChosen = tail.some(({ value }) => chosen.includes(value));
  const lists = (
    <>
      <ul className="vt-facet__values">{head.map(item)}</ul>
      {tail.length > 0 && (
        <details
          className="vt-facet__tail"
          data-key={`${group.kind}-${group.title}-tail`}
          open={isTailChosen}
        >
          <summary>{t('filter.allValues', { count: group.values.length })}</summary>
          <ul className="vt-facet__values">{tail.map((value, place) => item(value, place + shownValues))}</ul>
        </details>
      )}
    </>
  );
  if (!isLong || !settings.ecommerce.filter.search) return lists;
  const label = t('filter.find', { title: group.title });
  return (
    <vt-find-value data-key={`${group.kind}-${group.title}`}>
      <input
        id={`${formId}-${index}-find`}
        className="vt-facet__input vt-facet__find"
        type="search"
        aria-label={label}
        placeholder={label}
      />
      {lists}
      <p className="vt-facet__none" role="status" data-part="none" data-text={t('filter.noValue')} />
    </vt-find-value>
  );
}
