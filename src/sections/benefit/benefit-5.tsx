// oxlint-disable react/no-array-index-key -- items have no identity but their place
import type { CustomElementProps } from '../framework/custom-element.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { benefit5Section } from './benefit.section.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-count-up': CustomElementProps;
    }
  }
}

export function Benefit5({ options, items }: SectionViewProps<typeof benefit5Section>) {
  const shown = items.filter(({ figure }) => figure.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="vt-figures" data-count={Math.min(4, shown.length)}>
      {shown.map(({ figure, title, text }, place) => (
        <div key={place} className="vt-figures__item">
          <dt className={title === '' && text === '' ? 'vt-visually-hidden' : undefined}>
            {title === '' && text === '' ? figure : title}
            {text !== '' && <span className="vt-figures__text">{text}</span>}
          </dt>
          <dd className="vt-figures__figure">
            {options.countUp ? <vt-count-up>{figure}</vt-count-up> : figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
