import { Box, Button, Input, Text, Textarea } from '@mantine/core';
import { Link } from '@tiptap/extension-link';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { safeHref } from '#domain/link-target.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { editableTags, isBlank, needsSource } from './needs-source.ts';
import './rich-text.css';
import { richTextTexts } from './rich-text.texts.ts';
import { TextAlign } from './text-align.ts';
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
  const { value, label, labelId, onSource, isUndoElsewhere = false } = props;
  const calls = useRef(props);
  const told = useRef(value);
  useEffect(() => {
    calls.current = props;
  });
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: false,
        trailingNode: false,
        ...(isUndoElsewhere && { undoRedo: false }),
      }),
      Link.configure({
        openOnClick: false,
        autolink: false,
        // The server's own: target and rel come back as it writes them.
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url) => safeHref(url) !== null,
      }),
      TextAlign,
    ],
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
      const html = changed.getHTML();
      told.current = isBlank(html) ? '' : html;
      calls.current.onChange(told.current);
    },
    onFocus: () => calls.current.onFocus?.(),
    onBlur: () => calls.current.onBlur?.(),
  });

  // What comes from elsewhere, such as undo, takes the text's place; what was typed here is here already.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box className="vt-rich-text-field" mt={4}>
      {editor && <Toolbar editor={editor} label={label} onSource={onSource} />}
      <EditorContent editor={editor} />
    </Box>
  );
}

const pastedTags = [...editableTags, 'h1', 'h5', 'h6'];

/** Words, structure and links of what was copied elsewhere, before the browser makes elements of it. */
function cleanPasted(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: pastedTags, ALLOWED_ATTR: ['href'] });
}
