import type { OthersCaret } from '#live/rich-text/others-carets.ts';
import type { Language } from '#locales/languages.ts';

import type { CanvasText } from './canvas.texts.ts';
import type { TextField } from './text-fields.ts';

/** Where the keyboard goes when a text is left: nowhere where it has gone already. */
export type Leaving = 'away' | 'section' | 'next' | 'previous';

export interface TypingOptions {
  element: HTMLElement;
  field: TextField;
  /** Of the field, for those who do not see where it stands. */
  label: string;
  language: Language;
  /** What lies over the page. */
  overlay: HTMLElement;
  /** Where the pointer was, in the viewport; null for the keyboard. */
  point: { x: number; y: number } | null;
  /** A keystroke; the element shows it already. */
  onTyped(value: string): void;
  /** The caret of a rich text has moved, by a position in its document. */
  onCaret(caret: number): void;
  onLeft(leaving: Leaving): void;
  tell(text: CanvasText): void;
}

/** A text that is being typed over where it stands. */
export interface TypingSession {
  /** Handles a key; false leaves it to others. */
  press(event: KeyboardEvent): boolean;
  /**
   * Takes over what an edit from elsewhere has made of the text; false where what is typed is newer. `isMerged`: it
   * holds what is typed here, and what somebody else wrote.
   */
  follow(value: string, isMerged?: boolean): boolean;
  /** Marks where others write in the text; plain texts have no place for it. */
  showCarets?(carets: readonly OthersCaret[]): void;
  /** Lets go of the element. */
  stop(): void;
}
