import { ActionIcon, Badge, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconCopy, IconEye, IconEyeOff, IconTrash, type Icon } from '@tabler/icons-react';

import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { sectionLabels } from '#sections/section-labels.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mintNodeId } from '../store/mint-id.ts';
import { readPage, useBuilder, useBuilderStore, useEditPage } from '../store/use-builder.ts';
import { fieldsTexts } from './fields.texts.ts';
import { SectionIcon } from './section-icon.tsx';

/** What the section is, and what can be done with it as a whole. */
export function SectionHeader({ sectionId, type }: { sectionId: string; type: string }) {
  const t = useTexts(fieldsTexts);
  const language = useLanguage((state) => state.language);
  const isHidden = useBuilder((state) => readPage(state)?.sections[sectionId]?.hidden ?? false);
  const store = useBuilderStore();
  const edit = useEditPage();
  const labels = sectionLabels.get(type);

  function duplicate(): void {
    const section = readPage(store.getState())?.sections[sectionId];
    if (!section) return;
    const copy = copySection(section);
    if (edit({ type: 'section.add', section: copy, after: sectionId }).ok) store.getState().select(copy.id);
  }

  return (
    <header>
      <Group gap="xs" wrap="nowrap">
        <SectionIcon type={type} />
        <Title order={2} size="h5" flex={1} miw={0}>
          {labels?.name[language] ?? type}
        </Title>
        <Command
          label={t(isHidden ? 'show' : 'hide')}
          icon={isHidden ? IconEyeOff : IconEye}
          isOn={isHidden}
          onClick={() =>
            edit({
              type: 'section.update',
              id: sectionId,
              changes: [{ path: ['hidden'], value: !isHidden }],
            })
          }
        />
        <Command label={t('duplicate')} icon={IconCopy} onClick={duplicate} />
        <Command
          label={t('remove')}
          icon={IconTrash}
          onClick={() => edit({ type: 'section.remove', id: sectionId })}
        />
      </Group>
      {labels && (
        <Text size="xs" c="gray.7" mt={2}>
          {labels.about[language]}
        </Text>
      )}
      {isHidden && (
        <Badge mt="xs" color="orange.9" variant="outline">
          {t('hiddenNow')}
        </Badge>
      )}
    </header>
  );
}

interface CommandProps {
  label: string;
  icon: Icon;
  isOn?: boolean;
  onClick(): void;
}

function Command({ label, icon: Sign, isOn, onClick }: CommandProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'orange.9' : 'gray.8'}
        size="lg"
        aria-label={label}
        onClick={onClick}
      >
        <Sign size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The same under new ids. */
function copySection(section: DocumentSection): DocumentSection {
  const copy = structuredClone(section);
  return { ...copy, id: mintNodeId(), items: copy.items.map((item) => ({ ...item, id: mintNodeId() })) };
}
