import { ActionIcon, Box, Button, Collapse, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';

import type { Item } from '#domain/editing/documents.schema.ts';
import type { FieldDescription } from '#sections/framework/describe-fields.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { mintNodeId } from '../store/mint-id.ts';
import { readPage, useBuilder, useBuilderStore, useEditPage } from '../store/use-builder.ts';
import { FieldControl } from './field-control.tsx';
import type { FieldScope } from './field-scope.ts';
import './fields.css';
import { fieldsTexts } from './fields.texts.ts';
import { itemTitle } from './item-title.ts';

interface ItemListProps {
  type: string;
  sectionId: string;
  fields: readonly FieldDescription[];
}

const mostItems = 500;
const noItems: readonly Item[] = [];

/** Slides, questions, pictures: added, put in order, copied, deleted, and each opened for its fields. */
export function ItemList({ type, sectionId, fields }: ItemListProps) {
  const t = useTexts(fieldsTexts);
  const language = useLanguage((state) => state.language);
  const items = useBuilder((state) => readPage(state)?.sections[sectionId]?.items ?? noItems);
  const openId = useBuilder(({ selection }) => (selection.sectionId === sectionId ? selection.itemId : null));
  const store = useBuilderStore();
  const edit = useEditPage();
  const word = sectionTexts(type, language)?.item ?? t('items');
  const open = (itemId: string | null) => store.getState().select(sectionId, itemId);
  const nameOf = (item: Item) =>
    itemTitle(item, fields) || t('itemNumber', { name: word, place: items.indexOf(item) + 1 });

  function insert(item: Item, after: string | null): void {
    const outcome = edit({ type: 'item.add', section: sectionId, item, after });
    if (outcome.ok) open(item.id);
  }

  function remove(item: Item): void {
    edit({ type: 'item.remove', section: sectionId, id: item.id });
    if (openId === item.id) open(null);
  }

  function move(id: string, place: number): void {
    const others = items.filter((item) => item.id !== id);
    edit({ type: 'item.move', section: sectionId, id, after: others[place - 1]?.id ?? null });
  }

  return (
    <Stack gap="xs">
      {items.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('noItems')}
        </Text>
      )}
      <SortableList
        label={t('items')}
        items={items}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onMove={move}
        renderItem={(item, handle) => (
          <ItemRow
            scope={{ type, sectionId, itemId: item.id }}
            fields={fields}
            name={nameOf(item)}
            handle={handle}
            isOpen={item.id === openId}
            onToggle={() => open(item.id === openId ? null : item.id)}
            onDuplicate={() => insert({ ...structuredClone(item), id: mintNodeId() }, item.id)}
            onRemove={() => remove(item)}
          />
        )}
      />
      <Box>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={items.length >= mostItems}
          onClick={() => insert({ id: mintNodeId() }, items.at(-1)?.id ?? null)}
        >
          {t('addItem', { name: word })}
        </Button>
      </Box>
    </Stack>
  );
}

interface ItemRowProps {
  scope: FieldScope;
  fields: readonly FieldDescription[];
  name: string;
  handle: ReactNode;
  isOpen: boolean;
  onToggle(): void;
  onDuplicate(): void;
  onRemove(): void;
}

function ItemRow({ scope, fields, name, handle, isOpen, onToggle, onDuplicate, onRemove }: ItemRowProps) {
  const t = useTexts(fieldsTexts);
  return (
    <div className="vt-item" data-item={scope.itemId}>
      <div className="vt-item__head">
        {handle}
        <UnstyledButton
          className="vt-item__title"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'closeItem' : 'openItem', { name })}
          onClick={onToggle}
        >
          <bdi>{name}</bdi>
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={t('duplicateItem', { name })}
          onClick={onDuplicate}
        >
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray.7" aria-label={t('removeItem', { name })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
        <IconChevronDown
          size={16}
          aria-hidden
          style={{ flex: 'none', rotate: isOpen ? '180deg' : undefined, pointerEvents: 'none' }}
        />
      </div>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className="vt-item__body">
            <ItemFields
              type={scope.type}
              sectionId={scope.sectionId}
              itemId={scope.itemId ?? ''}
              fields={fields}
            />
          </div>
        )}
      </Collapse>
    </div>
  );
}

/** Keeps its fields still while their neighbours in the list change. */
const ItemFields = memo(function ItemFields({
  type,
  sectionId,
  itemId,
  fields,
}: ItemListProps & { itemId: string }) {
  return <FieldStack scope={{ type, sectionId, itemId }} fields={fields} />;
});

function FieldStack({ scope, fields }: { scope: FieldScope; fields: readonly FieldDescription[] }) {
  return (
    <Stack gap="md" pt="xs">
      {fields.map((field) => (
        <FieldControl key={field.name} scope={scope} field={field} fields={fields} />
      ))}
    </Stack>
  );
}
