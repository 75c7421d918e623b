import { Anchor, Group, Skeleton, Switch, Text } from '@mantine/core';
import { lazy, memo, Suspense } from 'react';

import { linkTargetSchema } from '#domain/schemas/link.schema.ts';
import type { ColumnSpans } from '#sections/framework/column-spans.ts';
import type { FieldDescription } from '#sections/framework/describe-fields.ts';
import { fieldTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts, withTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { CategoryField } from '../../pickers/category-field.tsx';
import { LinkPicker } from '../../pickers/link-picker.tsx';
import { PickerField } from '../../pickers/picker-field.tsx';
import { ArticlePicker, CatalogPicker, ProductPicker, TagPicker } from '../../pickers/picker-items-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FieldPeople } from '../presence/field-people.tsx';
import { useCarets } from '../presence/use-carets.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { ChoiceControl } from './choice-control.tsx';
import { ColorControl } from './color-control.tsx';
import { ColumnsControl } from './columns-control.tsx';
import { siblingsOf, valuesOf, type FieldScope } from './field-scope.ts';
import { fieldsTexts } from './fields.texts.ts';
import { FocusControl } from './focus-control.tsx';
import { LineControl } from './line-control.tsx';
import { ListControl } from './list-control.tsx';
import { LongTextInput } from './long-text-input.tsx';
import { PicturesControl } from './pictures-control.tsx';
import { useField, type Field } from './use-field.ts';

const RichTextField = lazy(async () => {
  const { RichTextField: Component } = await withTexts(
    () => import('../../ui/rich-text/rich-text-field.tsx'),
  );
  return { default: Component };
});

interface FieldControlProps {
  scope: FieldScope;
  field: FieldDescription;
  /** All fields of the scope: some depend on their neighbours. */
  fields: readonly FieldDescription[];
}

/** The input of one field. Drawn anew only when its own value, or whether it is shown, changes. */
export const FieldControl = memo(function FieldControl({ scope, field, fields }: FieldControlProps) {
  const { sectionId, itemId } = scope;
  const isShown = useBuilder((state) => {
    if (!field.showIf) return true;
    const values = valuesOf(readPage(state)?.sections[sectionId], itemId);
    return field.showIf(siblingsOf(field, fields, values));
  });
  return isShown ? <ShownField scope={scope} field={field} fields={fields} /> : null;
});

function ShownField(props: FieldControlProps) {
  const { scope, field: description } = props;
  const t = useTexts(fieldsTexts);
  const language = useLanguage((state) => state.language);
  const field = useField(scope, description);
  const texts = fieldTexts(scope.type, description.name, language);
  const { problem, takeTheirs } = field;
  return (
    <div data-field={description.name} className="vt-people__place">
      <FieldPeople scope={scope} path={description.path} />
      <Control
        {...props}
        edited={field}
        label={texts?.label ?? description.name}
        help={texts?.help}
        error={problem ? t(problem.text, problem.params) : undefined}
      />
      {takeTheirs && (
        <Group gap="xs" role="status" mt={4}>
          <Text size="xs" c="orange.9">
            {t('changedElsewhere')}
          </Text>
          <Anchor component="button" type="button" size="xs" onClick={takeTheirs}>
            {t('takeTheirs')}
          </Anchor>
        </Group>
      )}
    </div>
  );
}

export interface ControlProps extends FieldControlProps {
  edited: Field;
  label: string;
  help: string | undefined;
  error: string | undefined;
}

function Control(props: ControlProps) {
  const { field, edited, label, help: description, error } = props;
  const { value, set, onFocus, onBlur } = edited;
  const typing = { onFocus, onBlur, error, label, description };
  switch (field.kind) {
    case 'text':
    case 'video':
      return <LineControl {...props} />;
    case 'longText':
      return <LongTextInput {...typing} value={textOf(value)} onChange={set} />;
    case 'html':
      return <RichControl {...props} />;
    case 'number':
      return (
        <NumberField
          {...typing}
          kind="count"
          required
          withAsterisk={false}
          min={field.min}
          max={field.max}
          step={field.max > 1000 ? 500 : 1}
          value={typeof value === 'number' ? value : null}
          onChange={set}
        />
      );
    case 'toggle':
      return (
        <Switch
          label={label}
          description={description}
          error={error}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return <ChoiceControl {...props} choices={field.choices} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'image':
      return (
        <ImageField
          value={typeof value === 'number' ? value : null}
          onChange={set}
          label={label}
          description={description}
        />
      );
    case 'focus':
      return <FocusControl {...props} of={field.of} />;
    case 'images':
      return (
        <PicturesControl
          value={idsOf(value)}
          onChange={set}
          max={field.max}
          label={label}
          description={description}
          error={error}
        />
      );
    case 'link':
      return <LinkControl {...props} />;
    case 'columns':
      return <ColumnsControl label={label} value={value as ColumnSpans | null} onChange={set} />;
    case 'category':
      return <CategoryField value={textOf(value)} onChange={set} label={label} description={description} />;
    case 'list':
      return <ListControl {...props} field={field} />;
    case 'products':
    case 'catalogs':
    case 'articles':
    case 'tags': {
      const shared = { label, description, error };
      if (!field.many) {
        const single = typeof value === 'number' ? value : null;
        return <PickerField {...shared} kind={pickerKinds[field.kind]} value={single} onChange={set} />;
      }
      const Picker = pickers[field.kind];
      return <Picker {...shared} max={field.max} value={idsOf(value)} onChange={set} />;
    }
  }
}

const pickers = {
  products: ProductPicker,
  catalogs: CatalogPicker,
  articles: ArticlePicker,
  tags: TagPicker,
};
const pickerKinds = { products: 'product', catalogs: 'catalog', articles: 'article', tags: 'tag' } as const;

/** Others may write in it at the same time: each sees where. */
function RichControl({ scope, field, edited, label, help, error }: ControlProps) {
  const { carets, tellCaret } = useCarets(scope, field.path);
  const { value, set, onFocus, onBlur } = edited;
  const typing = { onFocus, onBlur, error, label, description: help };
  return (
    <Suspense fallback={<Skeleton height={140} aria-label={`${label}: …`} />}>
      <RichTextField
        {...typing}
        {...(field.kind === 'html' && { max: field.max })}
        isUndoElsewhere
        value={textOf(value)}
        onChange={set}
        carets={carets}
        onCaret={tellCaret}
      />
    </Suspense>
  );
}

function LinkControl({ scope, field, fields, edited, label, help }: ControlProps) {
  const { sectionId, itemId } = scope;
  const kinds = useBuilder((state) => {
    const values = valuesOf(readPage(state)?.sections[sectionId], itemId);
    const offered = field.kind === 'link' && field.linkKinds?.(siblingsOf(field, fields, values));
    return offered ? offered.join(' ') : '';
  });
  const target = linkTargetSchema.safeParse(edited.value);
  return (
    <LinkPicker
      label={label}
      description={help}
      value={target.success ? target.data : null}
      onChange={edited.set}
      kinds={
        kinds === ''
          ? undefined
          : linkTargetSchema.options
              .map(({ shape }) => shape.type.value)
              .filter((kind) => kinds.split(' ').includes(kind))
      }
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
