import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { maxQuantity } from '#domain/cart.ts';
import { inputDebounce } from '#domain/timings.ts';

interface QuantityStepperProps {
  id: string;
  /** Names the form field. */
  name: string;
  value: number;
  /** What is left of it; null: unlimited. More may be typed: what then happens is up to the caller. */
  max: number | null;
  /** For readers: whose quantity it is, and what the buttons do. */
  texts: { label: string; increase: string; decrease: string };
  onChange(quantity: number): void;
  /** + was pressed though there is no more. */
  onBeyond(): void;
}

/**
 * A number field with − and +. What is typed counts once typing has paused or the field is left; what is
 * no quantity gives way to the present one. Without script the field alone is shown.
 */
export function QuantityStepper({ id, name, value, max, texts, onChange, onBeyond }: QuantityStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const most = Math.min(max ?? maxQuantity, maxQuantity);

  /** A number that was typed before this code arrived stands in the field. */
  const takeEarlyNumber = useEffectEvent(() => {
    if (input.current && input.current.value !== String(value)) finish(input.current.value);
  });
  useEffect(() => {
    takeEarlyNumber();
    return () => clearTimeout(timer.current);
  }, []);

  function finish(text: string | null): void {
    clearTimeout(timer.current);
    setTyped(null);
    const quantity = readQuantity(text);
    if (quantity !== null && quantity !== value) onChange(quantity);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    setTyped(target.value);
    clearTimeout(timer.current);
    if (readQuantity(target.value) !== null)
      timer.current = setTimeout(() => finish(target.value), inputDebounce);
  }

  function handleKey({ key }: KeyboardEvent): void {
    if (key === 'Enter') finish(typed);
  }

  function step(by: number): void {
    const next = (readQuantity(typed) ?? value) + by;
    if (by > 0 && next > most) onBeyond();
    else finish(String(next));
  }

  return (
    <span className="vt-stepper">
      <button
        type="button"
        className="vt-stepper__button"
        aria-label={texts.decrease}
        aria-controls={id}
        aria-disabled={value <= 1 || undefined}
        onClick={() => step(-1)}
      >
        <Sign path="M3 8h10" />
      </button>
      <input
        ref={input}
        className="vt-stepper__input"
        id={id}
        type="number"
        name={name}
        inputMode="numeric"
        min={1}
        max={most}
        value={typed ?? value}
        aria-label={texts.label}
        autoComplete="off"
        onChange={handleChange}
        onBlur={() => finish(typed)}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className="vt-stepper__button"
        aria-label={texts.increase}
        aria-controls={id}
        onClick={() => step(1)}
      >
        <Sign path="M3 8h10M8 3v10" />
      </button>
    </span>
  );
}

function readQuantity(text: string | null): number | null {
  const quantity = Math.trunc(Number(text));
  return text !== null && text.trim() !== '' && quantity >= 1 && quantity <= maxQuantity ? quantity : null;
}

function Sign({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
