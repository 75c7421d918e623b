import { ActionIcon, Badge, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconCopy, IconEye, IconEyeOff, IconTrash, type Icon } from '@tabler/icons-react';

import { sectionTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { useCommands } from '../workspace/use-commands.ts';
import { fieldsTexts } from './fields.texts.ts';
import { SectionIcon } from './section-icon.tsx';

/** What the section is, and what can be done with it as a whole. */
export function SectionHeader({ sectionId, type }: { sectionId: string; type: string }) {
  const t = useTexts(fieldsTexts);
  const language = useLanguage((state) => state.language);
  const name = useBuilder((state) => readPage(state)?.sections[sectionId]?.name);
  const isHidden = useBuilder((state) => readPage(state)?.sections[sectionId]?.hidden ?? false);
  const commands = useCommands();
  const texts = sectionTexts(type, language);

  return (
    <header>
      <Group gap="xs" wrap="nowrap">
        <SectionIcon type={type} />
        <Title order={2} size="h5" flex={1} miw={0} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {name ?? texts?.name ?? type}
        </Title>
        <Command
          label={t(isHidden ? 'show' : 'hide')}
          icon={isHidden ? IconEyeOff : IconEye}
          isOn={isHidden}
          onClick={() => commands.toggleHidden(sectionId)}
        />
        <Command label={t('duplicate')} icon={IconCopy} onClick={() => commands.duplicate(sectionId)} />
        <Command label={t('remove')} icon={IconTrash} onClick={() => commands.remove(sectionId)} />
      </Group>
      {texts && (
        <Text size="xs" c="gray.7" mt={2}>
          {name === undefined ? texts.about : t('kindAbout', { kind: texts.name, about: texts.about })}
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
