import type { Translator } from '#domain/i18n/translate.ts';
import type { ValueAvailability } from '#domain/variation-choice.ts';

export interface ChoiceOption {
  id: number;
  title: string;
  view: 'select' | 'button' | 'color' | 'image';
  values: ChoiceValue[];
}

interface ChoiceValue {
  id: number;
  /** With its unit. */
  title: string;
  color?: string | undefined;
  image?: string | undefined;
}

interface ProductOptionProps {
  option: ChoiceOption;
  chosenId: number | undefined;
  availability: ReadonlyMap<number | string, ValueAvailability>;
  /** Address of the variation that a value leads to, for those who have no script; null where there is none. */
  hrefOf(valueId: number): string | null;
  onChoose(valueId: number): void;
  /** Address of what helps to choose; `vt-guide` shows it in a dialog. */
  guide: string | null;
  t: Translator;
}

/**
 * One option of a product. A value that leads nowhere with the present choice is struck and says so, but
 * keeps its place and its focus: what is missing is news too.
 */
export function ProductOption(props: ProductOptionProps) {
  const { option, chosenId, hrefOf, guide, t } = props;
  const chosen = option.values.find(({ id }) => id === chosenId);
  return (
    <fieldset className="vt-option" data-view={option.view}>
      <legend className="vt-option__title">
        {option.title}
        {chosen && option.view !== 'select' && <span className="vt-option__chosen">{chosen.title}</span>}
      </legend>
      {guide !== null && (
        <a className="vt-option__guide" href={guide} data-vt-guide="">
          {t('product.sizeGuide')}
        </a>
      )}
      {option.view === 'select' ? <OptionSelect {...props} /> : <OptionRadios {...props} />}
      <noscript>
        <ul className="vt-option__links">
          {option.values.map(({ id, title }) => {
            const href = hrefOf(id);
            return (
              <li key={id}>
                {href === null ? (
                  <s>{title}</s>
                ) : (
                  <a href={href} aria-current={id === chosenId ? 'true' : undefined}>
                    {title}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </noscript>
    </fieldset>
  );
}

function OptionRadios({ option, chosenId, availability, onChoose, t }: ProductOptionProps) {
  return (
    <div className="vt-option__values">
      {option.values.map((value) => {
        const state = stateOf(availability.get(value.id));
        return (
          <label
            key={value.id}
            className="vt-value"
            data-state={state}
            title={option.view === 'button' ? undefined : value.title}
          >
            <input
              type="radio"
              name={`option-${option.id}`}
              value={value.id}
              data-option={option.id}
              checked={value.id === chosenId}
              onChange={() => onChoose(value.id)}
            />
            <ValueLook value={value} view={option.view} />
            {state && <span className="vt-visually-hidden">, {t(stateTexts[state])}</span>}
          </label>
        );
      })}
    </div>
  );
}

function ValueLook({ value, view }: { value: ChoiceValue; view: ChoiceOption['view'] }) {
  if (view === 'color' && value.color) {
    return (
      <>
        <span className="vt-value__swatch" style={{ backgroundColor: value.color }} />
        <span className="vt-visually-hidden">{value.title}</span>
      </>
    );
  }
  if (view === 'image' && value.image) {
    return <img className="vt-value__image" src={value.image} alt={value.title} width={64} height={64} />;
  }
  return <span className="vt-value__text">{value.title}</span>;
}

function OptionSelect({ option, chosenId, availability, onChoose, t }: ProductOptionProps) {
  return (
    <span className="vt-select vt-option__select">
      <select
        aria-label={option.title}
        data-option={option.id}
        value={chosenId ?? ''}
        autoComplete="off"
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {option.values.map(({ id, title }) => {
          const state = stateOf(availability.get(id));
          return (
            <option key={id} value={id}>
              {state ? `${title} (${t(stateTexts[state])})` : title}
            </option>
          );
        })}
      </select>
    </span>
  );
}

const stateTexts = { missing: 'product.valueUnavailable', soldOut: 'product.valueSoldOut' } as const;

function stateOf(availability: ValueAvailability | undefined): keyof typeof stateTexts | undefined {
  if (!availability?.exists) return 'missing';
  return availability.inStock ? undefined : 'soldOut';
}
