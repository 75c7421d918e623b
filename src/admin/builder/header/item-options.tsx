import { Select, TextInput, Textarea } from '@mantine/core';

import type { HeaderItem } from '#domain/settings/layout.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { headerTexts } from './header.texts.ts';

interface ItemOptionsProps {
  item: HeaderItem;
  onChange(item: HeaderItem): void;
}

const menuNames = ['info', 'main', 'footer'] as const;

/** What can be said of one item of a header row; nothing for most. */
export function ItemOptions({ item, onChange }: ItemOptionsProps) {
  const t = useTexts(headerTexts);
  if (item.type === 'menu')
    return (
      <Select
        size="xs"
        mb="xs"
        label={t('menuName')}
        value={item.menu}
        allowDeselect={false}
        data={menuNames.map((name) => ({ value: name, label: t(name) }))}
        onChange={(menu) => menu && onChange({ ...item, menu })}
      />
    );
  if (item.type === 'button') return <ButtonText item={item} onChange={onChange} />;
  if (item.type === 'customText') return <OwnText item={item} onChange={onChange} />;
  return null;
}

function ButtonText({
  item,
  onChange,
}: {
  item: Extract<HeaderItem, { type: 'button' }>;
  onChange: ItemOptionsProps['onChange'];
}) {
  const t = useTexts(headerTexts);
  const typed = useTyped(item.text, (text) => onChange({ ...item, text }));
  return (
    <TextInput
      size="xs"
      mb="xs"
      label={t('buttonText')}
      description={t('buttonTextHint')}
      maxLength={80}
      {...typed}
    />
  );
}

function OwnText({
  item,
  onChange,
}: {
  item: Extract<HeaderItem, { type: 'customText' }>;
  onChange: ItemOptionsProps['onChange'];
}) {
  const t = useTexts(headerTexts);
  const typed = useTyped(item.html, (html) => onChange({ ...item, html }));
  return (
    <Textarea size="xs" mb="xs" label={t('textHtml')} autosize minRows={2} maxLength={2000} {...typed} />
  );
}
