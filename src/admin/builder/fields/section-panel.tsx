import { Accordion, Button, Code, CopyButton, Group, Stack, Switch, Text } from '@mantine/core';
import { createContext, memo, useContext, useState, type ReactNode } from 'react';

import type { ScreenClass } from '#domain/screen.ts';
import { describeSection, type FieldDescription } from '#sections/framework/describe-fields.ts';
import type { FieldGroup } from '#sections/framework/fields.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { sharedType } from '#domain/shared-sections.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { groupOf } from '../guide/find-place.ts';
import { useOpenGroups } from '../guide/use-wanted.ts';
import { readPage, useBuilder, useEditPage } from '../store/use-builder.ts';
import { SharedPanel } from '../shared/shared-panel.tsx';
import './fields.css';
import { FieldControl } from './field-control.tsx';
import { fieldsTexts, type FieldsText } from './fields.texts.ts';
import { ItemList } from './item-list.tsx';
import { ScreenStyles } from './screen-styles.tsx';
import { SectionHeader } from './section-header.tsx';

interface SectionPanelProps {
  sectionId: string;
  /** What the canvas shows: styles by screen begin with it. */
  viewport?: ScreenClass | undefined;
}

/** Everything that can be said of one section, from its schema. */
export function SectionPanel({ sectionId, viewport }: SectionPanelProps) {
  const t = useTexts(fieldsTexts);
  const type = useBuilder((state) => readPage(state)?.sections[sectionId]?.type);
  if (type === undefined) return <Text c="gray.7">{t('gone')}</Text>;
  return (
    <Stack gap="md" key={sectionId}>
      <SectionHeader sectionId={sectionId} type={type} />
      {type === sharedType ? (
        <SharedPanel sectionId={sectionId} />
      ) : sectionDefinitions.has(type) ? (
        <SectionGroups sectionId={sectionId} type={type} viewport={viewport} />
      ) : (
        <Text size="sm">{t('unknownType')}</Text>
      )}
    </Stack>
  );
}

const OpenGroups = createContext<readonly string[]>([]);
const openAtFirst = ['content', 'items'];

const SectionGroups = memo(function SectionGroups({
  sectionId,
  type,
  viewport,
}: SectionPanelProps & { type: string }) {
  const definition = sectionDefinitions.get(type);
  const [open, setOpen] = useOpenGroups(openAtFirst, (target) =>
    definition && target.sectionId === sectionId ? groupOf(target, definition) : null,
  );
  if (!definition) return null;
  const { fields, itemFields } = describeSection(definition);
  const group = (name: FieldGroup) => fields.filter((field) => field.group === name);
  const fieldsOf = (name: FieldGroup) => (
    <FieldGroupPanel name={name} type={type} sectionId={sectionId} fields={group(name)} all={fields} />
  );
  return (
    <OpenGroups value={open}>
      <Accordion
        multiple
        value={open}
        onChange={setOpen}
        chevronPosition="right"
        classNames={{
          control: 'vt-fields__control',
          label: 'vt-fields__label',
          content: 'vt-fields__content',
        }}
      >
        {fieldsOf('content')}
        {itemFields && (
          <PanelGroup name="items">
            <ItemList type={type} sectionId={sectionId} fields={itemFields} />
          </PanelGroup>
        )}
        {fieldsOf('button')}
        {fieldsOf('layout')}
        <PanelGroup name="screens">
          <ScreenStyles sectionId={sectionId} viewport={viewport} />
        </PanelGroup>
        {fieldsOf('around')}
        <PanelGroup name="advanced">
          <Advanced sectionId={sectionId} />
        </PanelGroup>
      </Accordion>
    </OpenGroups>
  );
});

interface FieldGroupPanelProps {
  name: FieldGroup;
  type: string;
  sectionId: string;
  fields: readonly FieldDescription[];
  all: readonly FieldDescription[];
}

function FieldGroupPanel({ name, type, sectionId, fields, all }: FieldGroupPanelProps) {
  const scope = { type, sectionId, itemId: null };
  if (fields.length === 0) return null;
  return (
    <PanelGroup name={name}>
      <Stack gap="md">
        {fields.map((field) => (
          <FieldControl key={field.name} scope={scope} field={field} fields={all} />
        ))}
      </Stack>
    </PanelGroup>
  );
}

/** Inputs are made when their group is first opened: a section has up to fifty. */
function PanelGroup({ name, children }: { name: FieldsText; children: ReactNode }) {
  const t = useTexts(fieldsTexts);
  const isOpen = useContext(OpenGroups).includes(name);
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>{t(name)}</Accordion.Control>
      <Accordion.Panel>{hasOpened && children}</Accordion.Panel>
    </Accordion.Item>
  );
}

function Advanced({ sectionId }: { sectionId: string }) {
  const t = useTexts(fieldsTexts);
  const isEnabled = useBuilder((state) => readPage(state)?.sections[sectionId]?.enable ?? true);
  const edit = useEditPage();
  const anchor = `#section-${sectionId}`;
  return (
    <Stack gap="md">
      <Switch
        label={t('enabled')}
        description={t('enabledHelp')}
        checked={isEnabled}
        onChange={(event) =>
          edit({
            type: 'section.update',
            id: sectionId,
            changes: [{ path: ['enable'], value: event.currentTarget.checked }],
          })
        }
      />
      <div>
        <Text size="sm" fw={500}>
          {t('anchor')}
        </Text>
        <Group gap="xs" wrap="nowrap" mt={4}>
          <Code flex={1} style={{ overflowWrap: 'anywhere' }}>
            {anchor}
          </Code>
          <CopyButton value={anchor}>
            {({ copied, copy }) => (
              <Button size="compact-xs" variant="default" onClick={copy}>
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Text size="xs" c="gray.7" mt={4}>
          {t('anchorHelp')}
        </Text>
      </div>
    </Stack>
  );
}
