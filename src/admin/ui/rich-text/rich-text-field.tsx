import { Box, Button, Input, Text, Textarea } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { cleanPasted } from '#live/rich-text/clean-pasted.ts';
import { followRichText } from '#live/rich-text/follow-rich-text.ts';
import { needsSource } from '#live/rich-text/needs-source.ts';
import '#live/rich-text/others-carets.css';
import { showCarets, type OthersCaret } from '#live/rich-text/others-carets.ts';
import { readRichText } from '#live/rich-text/read-rich-text.ts';
import { richTextExtensions } from '#live/rich-text/rich-text-extensions.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import './rich-text.css';
import { richTextTexts } from './rich-text.texts.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichTextFieldProps {
  /** HTML as the server keeps it; what it would not keep cannot be made here. */
  value: string;
  onChange(html: string): void;
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  /** Characters of HTML. */
  max?: number;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Undo is somebody else's, as in the builder. */
  isUndoElsewhere?: boolean;
  /** Where others write in it. */
  carets?: readonly OthersCaret[];
  /** Hears where the caret is, by a position in the text's document. */
  onCaret?: (caret: number) => void;
}

/** A text with headings, lists, quotes and links. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, label, description, error, max = 50_000 } = props;
  const t = useTexts(richTextTexts);
  const [wantsSource, setWantsSource] = useState(false);
  const isOnlySource = needsSource(value);
  const length = value.length > max ? t('tooLong', { length: value.length, max }) : undefined;
  const labelId = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={error ?? length}
    >
      {wantsSource || isOnlySource ? (
        <Box mt={4}>
          {isOnlySource && (
            <Text size="xs" c="gray.7" mb={4}>
              {t('sourceOnly')}
            </Text>
          )}
          <SourceInput {...props} labelId={labelId} />
          {!isOnlySource && (
            <Button size="compact-xs" variant="subtle" onClick={() => setWantsSource(false)}>
              {t('done')}
            </Button>
          )}
        </Box>
      ) : (
        <VisualInput {...props} labelId={labelId} onSource={() => setWantsSource(true)} />
      )}
    </Input.Wrapper>
  );
}

type InputProps = RichTextFieldProps & { labelId: string };

function SourceInput({ value, onChange, labelId, onFocus, onBlur }: InputProps) {
  return (
    <Textarea
      aria-labelledby={labelId}
      autosize
      minRows={4}
      maxRows={16}
      spellCheck={false}
      styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}

function VisualInput(props: InputProps & { onSource(): void }) {
  const { value, label, labelId, onSource, isUndoElsewhere = false, carets } = props;
  const calls = useRef(props);
  const told = useRef(value);
  useEffect(() => {
    calls.current = props;
  });
  const editor = useEditor({
    extensions: richTextExtensions({ isUndoElsewhere }),
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        class: 'vt-rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = readRichText(changed);
      calls.current.onChange(told.current);
    },
    onSelectionUpdate: ({ editor: { state } }) => calls.current.onCaret?.(state.selection.head),
    onFocus: () => calls.current.onFocus?.(),
    onBlur: () => calls.current.onBlur?.(),
  });

  // What comes from elsewhere, such as undo, takes the text's place; what was typed here is here already.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    followRichText(editor, value);
  }, [editor, value]);

  useEffect(() => {
    if (editor && carets) showCarets(editor, carets);
  }, [editor, carets]);

  return (
    <Box className="vt-rich-text-field" mt={4}>
      {editor && <Toolbar editor={editor} label={label} onSource={onSource} />}
      <EditorContent editor={editor} />
    </Box>
  );
}
