import type { TypingOptions, TypingSession } from './typing-session.ts';

/** Typing over a plain text: the browser's own editing, without any formatting. */
export function startPlainTyping(options: TypingOptions): TypingSession {
  const { element, field, onTyped, onLeft } = options;
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  let last = field.value;

  function propose(value: string): void {
    if (value === last) return;
    last = value;
    onTyped(value);
  }

  function hear(): void {
    const typed = element.innerText.replaceAll('\u00a0', ' ').replace(/\n$/, '');
    if (typed.length <= field.maxLength) return propose(typed);
    element.textContent = last;
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
    options.tell('tooLong');
  }

  const leave = () => onLeft('away');

  element.contentEditable = 'plaintext-only';
  element.dataset['vtTyping'] = '';
  element.addEventListener('input', hear);
  element.addEventListener('blur', leave);
  element.focus();
  selection?.removeAllRanges();
  if (range && element.contains(range.commonAncestorContainer)) selection?.addRange(range);
  else selection?.selectAllChildren(element);

  return {
    press(event) {
      if (event.key === 'Escape') {
        propose(field.value);
        onLeft('section');
      } else if (event.key === 'Enter' && !event.shiftKey) onLeft('section');
      else if (event.key === 'Tab') onLeft(event.shiftKey ? 'previous' : 'next');
      else if (event.key === ' ' && element.closest('summary')) {
        // To a question the key means to open its answer.
        document.execCommand('insertText', false, ' ');
      } else return true;
      event.preventDefault();
      return true;
    },
    follow: () => false,
    stop() {
      element.removeEventListener('input', hear);
      element.removeEventListener('blur', leave);
      element.removeAttribute('contenteditable');
      delete element.dataset['vtTyping'];
    },
  };
}
