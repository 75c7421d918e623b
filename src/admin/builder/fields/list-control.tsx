import { ActionIcon, Box, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

import { isFields, type Fields } from '#domain/editing/fields.ts';
import type { FieldDescription } from '#sections/framework/describe-fields.ts';
import { fieldTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ControlProps } from './field-control.tsx';
import { fieldsTexts } from './fields.texts.ts';

type ListField = Extract<FieldDescription, { kind: 'list' }>;

/** A short list of texts within an item, such as a person's links; edited as one value. */
export function ListControl({ scope, field, edited, label, error }: ControlProps & { field: ListField }) {
  const t = useTexts(fieldsTexts);
  const language = useLanguage((state) => state.language);
  const rows: Fields[] = Array.isArray(edited.value) ? edited.value.filter(isFields) : [];
  const nameOf = (name: string) => fieldTexts(scope.type, name, language)?.label ?? name;
  const isFull = rows.length >= field.max;
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Stack gap="xs" role="group" aria-label={label} mt={4}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
          <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
            <Stack gap={4} flex={1}>
              {field.fields.map((inner) => {
                const key = inner.path.at(-1) ?? '';
                const value = row[key];
                return (
                  <TextInput
                    key={key}
                    size="xs"
                    aria-label={`${label} ${index + 1}: ${nameOf(inner.name)}`}
                    placeholder={nameOf(inner.name)}
                    {...('max' in inner && { maxLength: inner.max })}
                    value={typeof value === 'string' ? value : ''}
                    onFocus={edited.onFocus}
                    onBlur={edited.onBlur}
                    onChange={(event) =>
                      edited.set(rows.with(index, { ...row, [key]: event.currentTarget.value }))
                    }
                  />
                );
              })}
            </Stack>
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={t('removeItem', { name: `${label} ${index + 1}` })}
              onClick={() => edited.set(rows.toSpliced(index, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Box>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={isFull}
            onClick={() =>
              edited.set([...rows, Object.fromEntries(field.fields.map(({ path }) => [path.at(-1), '']))])
            }
          >
            {t('addItem', { name: label })}
          </Button>
        </Box>
      </Stack>
    </Input.Wrapper>
  );
}
