import { Kbd, Modal, SimpleGrid, Table, Title } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { printKeys, shortcutGroups, type ShortcutEntry, type ShortcutGroup } from './shortcut-list.ts';
import { useWorkspace } from './workspace.ts';

/** Every key of the builder, by where it works. */
export function ShortcutHelp() {
  const t = useTexts(builderTexts);
  const close = useTexts(uiTexts)('close');
  const { isHelpOpen, set } = useWorkspace();
  return (
    <Modal
      opened={isHelpOpen}
      onClose={() => set({ isHelpOpen: false })}
      title={t('help')}
      size="xl"
      centered
      closeButtonProps={{ 'aria-label': close }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="md">
        {(Object.keys(shortcutGroups) as ShortcutGroup[]).map((group) => (
          <Group key={group} group={group} />
        ))}
      </SimpleGrid>
    </Modal>
  );
}

function Group({ group }: { group: ShortcutGroup }) {
  const t = useTexts(builderTexts);
  const entries = Object.entries(shortcutGroups[group]) as [ShortcutEntry, string][];
  const keyboard = { isApple: /mac|iphone|ipad/i.test(navigator.userAgent), space: t('key.space') };
  return (
    <section>
      <Title order={3} size="h6" mb={4}>
        {t(`shortcuts.${group}`)}
      </Title>
      <Table withRowBorders={false} verticalSpacing={5} horizontalSpacing={0}>
        <Table.Tbody>
          {entries.map(([entry, keys]) => (
            <Table.Tr key={entry}>
              <Table.Td>{t(`shortcut.${entry}`)}</Table.Td>
              <Table.Td ta="end" dir="ltr" className="vt-shortcuts__keys">
                {printKeys(keys, keyboard).map((key) => (
                  <Kbd key={key} ms={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
