import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

import { resolveLinkTarget, type LinkTarget } from '#domain/link-target.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { linkOfHref } from '../../pickers/link-of-href.ts';
import { LinkPicker } from '../../pickers/link-picker.tsx';
import { richTextTexts } from './rich-text.texts.ts';

/** Makes the selected words a link, or leads the link at the cursor elsewhere. */
export function LinkControl({ editor, isOn, href }: { editor: Editor; isOn: boolean; href: string }) {
  const t = useTexts(richTextTexts);
  const [opened, setOpened] = useState(false);
  const [target, setTarget] = useState<LinkTarget | null>(null);
  const [isNewTab, setNewTab] = useState(false);

  function open(): void {
    setTarget(href === '' ? null : linkOfHref(href));
    setNewTab(editor.getAttributes('link')['target'] === '_blank');
    setOpened(true);
  }

  function apply(): void {
    setOpened(false);
    const address = target && resolveLinkTarget(target).href;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === null) chain.unsetLink().run();
    // Without selected words the address itself becomes the text.
    else if (editor.state.selection.empty && !isOn)
      chain
        .insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address, target: isNewTab ? '_blank' : null } }],
        })
        .run();
    else chain.setLink({ href: address, target: isNewTab ? '_blank' : null }).run();
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={320}
      trapFocus
      withArrow
      shadow="md"
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <ActionIcon
          size={28}
          variant={isOn ? 'light' : 'subtle'}
          color={isOn ? 'ink' : 'dark'}
          aria-label={t('link')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (opened ? setOpened(false) : open())}
        >
          <IconLink size={17} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <LinkPicker value={target} onChange={setTarget} label={t('linkTo')} />
          <Checkbox
            label={t('newTab')}
            checked={isNewTab}
            onChange={(event) => setNewTab(event.currentTarget.checked)}
          />
          <Group justify="space-between">
            {isOn ? (
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  setOpened(false);
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                }}
              >
                {t('unlink')}
              </Button>
            ) : (
              <span />
            )}
            <Button size="xs" onClick={apply}>
              {t('done')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
