import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconEye,
  IconEyeOff,
  IconLink,
  IconMessage2,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';

import { isSharedSlug, sharedType } from '#domain/shared-sections.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { commentTexts } from '../comments/comments.texts.ts';
import { readPage, useBuilder, useSection } from '../store/use-builder.ts';
import type { Commands } from '../workspace/use-commands.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { screenNames } from './section-commands.ts';

interface SectionMenuProps {
  id: string;
  type: string;
  name: string;
  isReachable: boolean;
  hidden: boolean;
  commands: Commands;
}

/** All that can be done with a section, for pointer, touch and keyboard alike. */
export function SectionMenu({ id, type, name, isReachable, hidden, commands }: SectionMenuProps) {
  const t = useTexts(builderTexts);
  const comment = useTexts(commentTexts)('comment');
  const isInShared = useBuilder((state) => isSharedSlug(readPage(state)?.slug ?? ''));
  const size = { size: 16, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" withinPortal returnFocus width={230}>
      <Menu.Target>
        <ActionIcon
          size="md"
          variant="subtle"
          color="gray.7"
          className="vt-tree__more"
          tabIndex={isReachable ? 0 : -1}
          aria-label={t('more', { name })}
        >
          <IconDots {...size} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus {...size} />} onClick={() => commands.add(id)}>
          {t('addBelow')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPencil {...size} />}
          onClick={() => useWorkspace.getState().set({ renaming: id })}
        >
          {t('rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopyPlus {...size} />} onClick={() => commands.duplicate(id)}>
          {t('duplicate')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...size} />} onClick={() => commands.copy(id)}>
          {t('copy')}
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboard {...size} />} onClick={() => commands.paste(id)}>
          {t('paste')}
        </Menu.Item>
        {type !== sharedType && (
          <Menu.Item leftSection={<IconBookmark {...size} />} onClick={() => commands.save(id)}>
            {t('saveAsMine')}
          </Menu.Item>
        )}
        {type !== sharedType && !isInShared && (
          <Menu.Item leftSection={<IconLink {...size} />} onClick={() => commands.share(id)}>
            {t('share')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconMessage2 {...size} />} onClick={() => commands.comment(id)}>
          {comment}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconArrowUp {...size} />} onClick={() => commands.move(id, -1)}>
          {t('moveUp')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown {...size} />} onClick={() => commands.move(id, 1)}>
          {t('moveDown')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={hidden ? <IconEye {...size} /> : <IconEyeOff {...size} />}
          onClick={() => commands.toggleHidden(id)}
        >
          {t(hidden ? 'show' : 'hide')}
        </Menu.Item>
        <Menu.Label>{t('hideOn')}</Menu.Label>
        <ScreenItems id={id} commands={commands} />
        <Menu.Divider />
        <Menu.Item color="red.8" leftSection={<IconTrash {...size} />} onClick={() => commands.remove(id)}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ScreenItems({ id, commands }: Pick<SectionMenuProps, 'id' | 'commands'>) {
  const t = useTexts(builderTexts);
  const styles = useSection(id)?.styles;
  return screenNames.map((screen) => {
    const isHidden = styles?.[screen]?.hidden === true;
    return (
      <Menu.CheckboxItem key={screen} checked={isHidden} onChange={() => commands.toggleOnScreen(id, screen)}>
        {t(`screen.${screen}`)}
      </Menu.CheckboxItem>
    );
  });
}
