import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import type { Mentionable } from '#domain/schemas/section-comment.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { membersQuery } from './comments-query.ts';
import { commentTexts } from './comments.texts.ts';
import { findMembers, findTyped } from './mentions.ts';

interface MentionTextareaProps {
  label: string;
  placeholder: string;
  text: string;
  error: string | null;
  isReadOnly: boolean;
  /** It gets the keyboard at once. */
  isFocused: boolean;
  onChange(text: string): void;
  onPick(text: string, member: Mentionable): void;
  /** Ctrl with Enter. */
  onSend(): void;
  /** Escape, while nothing is offered. */
  onCancel?: (() => void) | undefined;
}

/** A text in which `@` offers colleagues: arrows choose, Enter or Tab takes, Escape leaves what is typed. */
export function MentionTextarea(props: MentionTextareaProps) {
  const { label, placeholder, text, error, isReadOnly, isFocused, onSend, onCancel } = props;
  const t = useTexts(commentTexts);
  const input = useRef<HTMLTextAreaElement>(null);
  const { offered, combobox, look, close, pick } = useOffer(props, input);
  const isOffering = combobox.dropdownOpened && offered.length > 0;

  useEffect(() => {
    if (!isFocused) return;
    // After the menu that led here has given the keyboard back to its button.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFocused]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'F6' || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (isOffering) close();
      else onCancel?.();
    } else if (event.key === 'Tab' && isOffering && !event.shiftKey) {
      event.preventDefault();
      combobox.clickSelectedOption();
    }
  };

  return (
    <Combobox store={combobox} withinPortal position="bottom-start" onOptionSubmit={pick}>
      <Combobox.Target withKeyboardNavigation={isOffering} autoComplete="off">
        <Textarea
          ref={input}
          data-comment-input
          aria-label={label}
          aria-autocomplete="list"
          placeholder={placeholder}
          description={t('keys')}
          inputWrapperOrder={['input', 'error', 'description']}
          autosize
          minRows={2}
          maxRows={10}
          dir="auto"
          error={error}
          readOnly={isReadOnly}
          value={text}
          onChange={({ currentTarget }) => {
            props.onChange(currentTarget.value);
            look(currentTarget.value, currentTarget.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOffering}>
        <Combobox.Options aria-label={t('colleagues')} mah={240} style={{ overflowY: 'auto' }}>
          {offered.map(({ id, name }) => (
            <Combobox.Option key={id} value={`${id}`}>
              <bdi>{name}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
      <span role="status" className="vt-visually-hidden">
        {isOffering && t('offered', { count: offered.length })}
      </span>
    </Combobox>
  );
}

/** Colleagues who fit what is typed behind an `@`. */
function useOffer(
  { text, onPick }: Pick<MentionTextareaProps, 'text' | 'onPick'>,
  input: { current: HTMLTextAreaElement | null },
) {
  const ownId = useSession((state) => state.account?.id);
  const { data = [] } = useQuery(membersQuery);
  const combobox = useCombobox();
  const [typed, setTyped] = useState<{ start: number; query: string } | null>(null);
  const others = data.filter(({ id }) => id !== ownId);
  const offered = typed ? findMembers(typed.query, others) : [];
  const shown = offered.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (typed && shown !== '') {
      combobox.openDropdown();
      combobox.selectFirstOption();
    } else combobox.closeDropdown();
    // oxlint-disable-next-line react/exhaustive-deps -- the store is a new object at each drawing
  }, [typed, shown]);

  return {
    offered,
    combobox,
    look: (value: string, caret: number) => setTyped(findTyped(value, caret)),
    close: () => setTyped(null),
    pick(value: string) {
      const member = others.find(({ id }) => `${id}` === value);
      if (!member || !typed) return;
      const before = `${text.slice(0, typed.start)}@${member.name} `;
      const after = text.slice(typed.start + 1 + typed.query.length);
      onPick(before + (after.startsWith(' ') ? after.slice(1) : after), member);
      setTyped(null);
      requestAnimationFrame(() => {
        input.current?.focus();
        input.current?.setSelectionRange(before.length, before.length);
      });
    },
  };
}
