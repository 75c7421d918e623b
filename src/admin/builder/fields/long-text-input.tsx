import { Textarea, type TextareaProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

import { moveCaret } from './move-caret.ts';

interface LongTextInputProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange(value: string): void;
}

/** A text of several lines: when others write in it too, the caret stays in its words. */
export function LongTextInput({ value, onChange, ...rest }: LongTextInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const told = useRef(value);
  const caret = useRef<[start: number, end: number]>([0, 0]);

  useLayoutEffect(() => {
    const before = told.current;
    told.current = value;
    // The browser has put the caret behind a text that was not typed.
    if (value === before || document.activeElement !== input.current) return;
    const [start, end] = caret.current.map((place) => moveCaret(before, value, place));
    input.current?.setSelectionRange(start ?? 0, end ?? 0);
  }, [value]);

  return (
    <Textarea
      {...rest}
      ref={input}
      autosize
      minRows={2}
      maxRows={10}
      value={value}
      onSelect={({ currentTarget }) => {
        caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
      }}
      onChange={({ currentTarget }) => {
        told.current = currentTarget.value;
        caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
        onChange(currentTarget.value);
      }}
    />
  );
}
