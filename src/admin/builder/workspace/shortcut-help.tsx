import { Kbd, Modal, Table, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { shortcutKeys, shortcuts } from './find-shortcut.ts';
import { useWorkspace } from './workspace.ts';

export function ShortcutHelp() {
  const t = useTexts(builderTexts);
  const close = useTexts(uiTexts)('close');
  const { isHelpOpen, set } = useWorkspace();
  return (
    <Modal
      opened={isHelpOpen}
      onClose={() => set({ isHelpOpen: false })}
      title={t('help')}
      centered
      closeButtonProps={{ 'aria-label': close }}
    >
      <Table withRowBorders={false} verticalSpacing={6}>
        <Table.Tbody>
          {shortcuts.map((shortcut) => (
            <Table.Tr key={shortcut}>
              <Table.Td>{t(`shortcut.${shortcut}`)}</Table.Td>
              <Table.Td ta="end">
                <Kbd>{keysOf(shortcutKeys[shortcut])}</Kbd>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="gray.7" mt="sm">
        {t('shortcutHint')}
      </Text>
    </Modal>
  );
}

function keysOf(keys: string): string {
  return keys.replace('Mod', /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');
}
