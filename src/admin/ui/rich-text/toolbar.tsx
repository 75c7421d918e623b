import { ActionIcon, NativeSelect, Tooltip } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';

import { blockStyles, readBlockStyle, setBlockStyle, type BlockStyle } from '#live/rich-text/block-style.ts';

import type { KeyOf } from '../../i18n/text-part.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LinkControl } from './link-control.tsx';
import { richTextTexts } from './rich-text.texts.ts';

type TextKey = KeyOf<typeof richTextTexts>;

const marks = [
  ['bold', IconBold, 'toggleBold'],
  ['italic', IconItalic, 'toggleItalic'],
  ['underline', IconUnderline, 'toggleUnderline'],
  ['strike', IconStrikethrough, 'toggleStrike'],
  ['bulletList', IconList, 'toggleBulletList'],
  ['orderedList', IconListNumbers, 'toggleOrderedList'],
] as const;

const aligns = [
  ['alignStart', IconAlignLeft, null],
  ['alignCenter', IconAlignCenter, 'center'],
  ['alignEnd', IconAlignRight, 'end'],
] as const;

interface ToolbarProps {
  editor: Editor;
  label: string;
  onSource(): void;
}

export function Toolbar({ editor, label, onSource }: ToolbarProps) {
  const t = useTexts(richTextTexts);
  const state = useEditorState({ editor, selector: ({ editor: current }) => readState(current) });
  const run = () => editor.chain().focus();
  return (
    <div className="vt-rich-text-bar" role="group" aria-label={t('toolbar', { label })}>
      <NativeSelect
        size="xs"
        aria-label={t('style')}
        value={state.style}
        onChange={(event) => {
          setBlockStyle(editor, event.currentTarget.value as BlockStyle);
          editor.commands.focus();
        }}
        data={blockStyles.map((value) => ({ value, label: t(value) }))}
      />
      {marks.map(([name, Sign, command]) => (
        <Control
          key={name}
          name={name}
          icon={Sign}
          isOn={state.on.includes(name)}
          onClick={() => run()[command]().run()}
        />
      ))}
      <LinkControl editor={editor} isOn={state.on.includes('link')} href={state.href} />
      {aligns.map(([name, Sign, align]) => (
        <Control
          key={name}
          name={name}
          icon={Sign}
          isOn={state.align === align}
          onClick={() => run().alignBlock(align).run()}
        />
      ))}
      <Control
        name="clear"
        icon={IconClearFormatting}
        onClick={() => run().clearNodes().unsetAllMarks().alignBlock(null).run()}
      />
      <Control name="source" icon={IconCode} onClick={onSource} />
    </div>
  );
}

function Control({
  name,
  icon: Sign,
  isOn,
  onClick,
}: {
  name: TextKey;
  icon: Icon;
  isOn?: boolean;
  onClick(): void;
}) {
  const t = useTexts(richTextTexts);
  return (
    <Tooltip label={t(name)} openDelay={500}>
      <ActionIcon
        size={28}
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'ink' : 'dark'}
        aria-label={t(name)}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        // The selection in the text has to stay.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Sign size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function readState(editor: Editor) {
  const align = editor.isActive({ textAlign: 'center' })
    ? 'center'
    : // A text from elsewhere may name the side.
      editor.isActive({ textAlign: /^(?:end|right)$/ })
      ? 'end'
      : null;
  const href: unknown = editor.getAttributes('link')['href'];
  return {
    style: readBlockStyle(editor),
    on: [...marks.map(([name]) => name), 'link'].filter((name) => editor.isActive(name)),
    align,
    href: typeof href === 'string' ? href : '',
  };
}
