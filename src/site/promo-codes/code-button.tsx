import type { ReactNode } from 'react';

interface CodeButtonProps {
  isPartOfForm: boolean;
  name: string;
  value: string;
  className: string;
  /** What it does, where its text does not say. */
  label?: string;
  onPress(): void;
  children: ReactNode;
}

/**
 * Sends its form without script. Enter in any field of a form presses the first button that sends it: in a form that
 * holds more there is such a button only where there is no script.
 */
export function CodeButton({ isPartOfForm, name, value, label, onPress, ...rest }: CodeButtonProps) {
  const button = { ...rest, 'aria-label': label };
  if (!isPartOfForm) {
    return (
      <button
        {...button}
        type="submit"
        name={name}
        value={value}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      />
    );
  }
  return (
    <>
      <button {...button} type="button" data-scripted="" onClick={onPress} />
      <noscript>
        <button {...button} type="submit" name={name} value={value} formNoValidate />
      </noscript>
    </>
  );
}
