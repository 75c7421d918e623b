import { ActionIcon } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconGripVertical,
  IconSquare,
  IconSquareCheckFilled,
} from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useRef, type MouseEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';

import { sharedIdOf } from '#domain/shared-sections.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { CommentMark } from '../comments/comment-mark.tsx';
import { RowPeople } from '../presence/row-people.tsx';
import { useSharedTitle } from '../shared/shared-sections-query.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { readTitle } from './describe-section.ts';
import { NameInput } from './name-input.tsx';
import { screenNames } from './section-commands.ts';
import { nameScreens, RowWords } from './row-words.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useRowDrag, type DropPlace } from './use-row-drag.ts';

interface SectionRowProps {
  id: string;
  /** Whether Tab leads to this row; arrow keys lead to the others. */
  isReachable: boolean;
  isUnfolded: boolean;
  /** Several are being selected: a click selects one more, or one less. */
  isSelecting: boolean;
  onToggle(id: string): void;
  onChoose(id: string, keys: HeldKeys): void;
  commands: Commands;
}

export type HeldKeys = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * One section in the list. Drawn anew only when what it shows of its section changes, and then after what
 * is more pressing: a key that is typed is painted on the canvas first.
 */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { id } = props;
  const isCurrent = useBuilder(({ selection }) => selection.sectionId === id);
  const isSelected = useBuilder(({ selection }) => selection.others.includes(id)) || isCurrent;
  const shown = useBuilder(
    useShallow((state) => {
      const section = readPage(state)?.sections[id];
      return {
        type: section?.type ?? '',
        given: section?.name ?? '',
        title: section ? readTitle(section.options) : '',
        hidden: section?.hidden ?? false,
        hiddenOn: screenNames.filter((screen) => section?.styles[screen]?.hidden).join(' '),
        count: section?.items.length ?? 0,
        sharedId: section ? sharedIdOf(section) : null,
      };
    }),
  );
  const isRenaming = useWorkspace(({ renaming }) => renaming === id);
  return (
    <ShownRow
      {...props}
      shown={useDeferredValue(shown)}
      isCurrent={isCurrent}
      isSelected={isSelected}
      isRenaming={isRenaming}
    />
  );
});

interface ShownRowProps extends SectionRowProps {
  /** `given`: the owner's name for it, else empty. */
  shown: {
    type: string;
    given: string;
    title: string;
    hidden: boolean;
    hiddenOn: string;
    count: number;
    /** Of the shared section that it stands for. */
    sharedId: number | null;
  };
  /** Its options are shown. */
  isCurrent: boolean;
  isSelected: boolean;
  isRenaming: boolean;
}

const ShownRow = memo(function ShownRow({
  id,
  isReachable,
  isUnfolded,
  isSelecting,
  onToggle,
  onChoose,
  commands,
  isCurrent,
  isSelected,
  isRenaming,
  shown: { type, given, title, hidden, hiddenOn, count, sharedId },
}: ShownRowProps) {
  const t = useTexts(builderTexts);
  const language = useLanguage((state) => state.language);
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const drop = useCallback(
    (dragged: string, place: DropPlace) => commands.moveTo(dragged, place),
    [commands],
  );
  const { edge, isDragged } = useRowDrag({ row, handle, what: { kind: 'section', id }, onDrop: drop });

  const typeName = sectionTexts(type, language)?.name ?? t('unknownSection');
  const called = given || typeName;
  const sharedTitle = useSharedTitle(sharedId);
  const said = sharedTitle || title || (given && typeName);
  const name = said === '' ? called : `${called}: ${said}`;
  const hiddenState = hidden ? t('hidden') : hiddenOn && t('hiddenOn', { screens: nameScreens(hiddenOn, t) });
  const endRenaming = ({ byKey }: { byKey: boolean }) => {
    useWorkspace.getState().set({ renaming: null });
    if (byKey) requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-row]')?.focus());
  };
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;

  return (
    <div
      ref={row}
      className="vt-tree__row"
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
      data-selected={isSelected || undefined}
      data-section={id}
    >
      <span ref={handle} className="vt-tree__handle" title={t('drag')} hidden={isSelecting}>
        <IconGripVertical size={14} aria-hidden />
      </span>
      {isSelecting && <SelectSign isSelected={isSelected} />}
      {count > 0 ? (
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray.7"
          tabIndex={isReachable ? 0 : -1}
          aria-expanded={isUnfolded}
          aria-label={t(isUnfolded ? 'collapse' : 'expand', { name })}
          onClick={() => onToggle(id)}
        >
          <Chevron size={14} aria-hidden />
        </ActionIcon>
      ) : (
        <span className="vt-tree__gap" />
      )}
      {isRenaming ? (
        <NameInput
          name={given}
          placeholder={typeName}
          onName={(typed) => commands.rename(id, typed)}
          onEnd={endRenaming}
        />
      ) : (
        <button
          type="button"
          className="vt-tree__name"
          data-row={id}
          tabIndex={isReachable ? 0 : -1}
          aria-current={isCurrent || undefined}
          aria-pressed={isSelecting ? isSelected : undefined}
          onClick={(event) => onChoose(id, event)}
        >
          <RowWords type={type} called={called} said={said} hiddenState={hiddenState} />
        </button>
      )}
      <RowPeople sectionId={id} />
      <CommentMark sectionId={id} isReachable={isReachable} commands={commands} />
      <SectionMenu
        id={id}
        type={type}
        name={name}
        isReachable={isReachable}
        hidden={hidden}
        commands={commands}
      />
    </div>
  );
});

function SelectSign({ isSelected }: { isSelected: boolean }) {
  const Sign = isSelected ? IconSquareCheckFilled : IconSquare;
  return (
    <span className="vt-tree__sign">
      <Sign size={18} aria-hidden />
    </span>
  );
}
