// oxlint-disable react/no-array-index-key -- items have no identity but their place
import type { CSSProperties } from 'react';

import type { SectionViewProps } from '../framework/define-section.ts';
import { evenColumns } from '../framework/even-columns.ts';
import { titleLevel } from '../framework/linked-title.tsx';
import { groupProperties, listProperties, printValue } from './property-groups.ts';
import type {
  properties1Section,
  properties3Section,
  properties4Section,
  propertiesSection,
} from './properties.section.ts';

export function Properties({ items }: SectionViewProps<typeof propertiesSection>) {
  const shown = listProperties(items);
  if (shown.length === 0) return null;
  return (
    <dl className="vt-properties">
      {shown.map((property, place) => (
        <div key={place} className="vt-properties__row">
          <dt>{property.name}</dt>
          <dd>{printValue(property)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Properties1({ items }: SectionViewProps<typeof properties1Section>) {
  const shown = listProperties(items);
  if (shown.length === 0) return null;
  return (
    <dl
      className="vt-property-cards"
      style={{ '--vt-columns': evenColumns(shown.length, 5) } as CSSProperties}
    >
      {shown.map(({ name, value, unit }, place) => (
        <div key={place} className="vt-property-cards__card">
          <dt>{name}</dt>
          <dd>
            {value}
            {unit !== '' && <span className="vt-property-cards__unit">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Properties3({ options, items, context }: SectionViewProps<typeof properties3Section>) {
  const shown = listProperties(items);
  if (shown.length === 0) return null;
  const caption = options.heading.title || context.t('product.properties');
  return (
    <table className="vt-property-table">
      <caption className="vt-visually-hidden">{caption}</caption>
      <tbody>
        {shown.map((property, place) => (
          <tr key={place}>
            <th scope="row">{property.name}</th>
            <td>{printValue(property)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Properties4({ options, items, context }: SectionViewProps<typeof properties4Section>) {
  const groups = groupProperties(items);
  if (groups.length === 0) return null;
  const Title = titleLevel(options.heading);
  return (
    <div className="vt-property-groups">
      {groups.map(({ title, properties }, place) => (
        <details key={title} className="vt-property-groups__group" open={place === 0 || undefined}>
          <summary>
            <Title>{title || context.t('product.properties')}</Title>
          </summary>
          <dl>
            {properties.map((property, row) => (
              <div key={row}>
                <dt>{property.name}</dt>
                <dd>{printValue(property)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
