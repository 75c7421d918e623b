import { Anchor, Group, List, Stack, Text } from '@mantine/core';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import type { Target } from '../guide/target.ts';
import type { DescribedChange, FieldDifference } from './describe-changes.ts';
import { nameField, nameFieldValue, nameSubject } from './name-changes.ts';
import { publishingTexts } from './publishing.texts.ts';

const tones = { added: 'good', changed: 'info', removed: 'bad', moved: 'plain' } as const;

interface ChangeListProps {
  changes: readonly DescribedChange[];
  /** Makes the name of a change lead to it, where it leads anywhere. */
  onJump?: ((target: Target) => void) | undefined;
}

/** Differences in words: what was added, changed, removed and moved, and each field before and after. */
export function ChangeList({ changes, onJump }: ChangeListProps) {
  const t = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  if (changes.length === 0) {
    return (
      <Text size="sm" c="gray.7">
        {t('noChanges')}
      </Text>
    );
  }
  return (
    <List listStyleType="none" spacing="sm" className="vt-changes">
      {changes.map((change) => {
        const name = nameSubject(change.subject, { t, language });
        const { target } = change;
        return (
          <List.Item key={change.id}>
            <Group gap={8} wrap="nowrap" align="baseline">
              <StateBadge tone={tones[change.sign]} size="sm">
                {t(change.sign)}
              </StateBadge>
              <Stack gap={2} className="vt-changes__what">
                {target && onJump ? (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    fw={600}
                    ta="start"
                    onClick={() => onJump({ ...target, path: change.fields[0]?.path ?? [] })}
                  >
                    <bdi>{name}</bdi>
                  </Anchor>
                ) : (
                  <Text size="sm" fw={600}>
                    <bdi>{name}</bdi>
                  </Text>
                )}
                {change.fields.map((field) => (
                  <FieldLine key={field.path.join('.')} change={change} field={field} />
                ))}
              </Stack>
            </Group>
          </List.Item>
        );
      })}
    </List>
  );
}

function FieldLine({ change, field }: { change: DescribedChange; field: FieldDifference }) {
  const t = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  const speech = { t, language };
  const { subject } = change;
  const { path } = field;
  const before = nameFieldValue(subject, { path, value: field.before }, speech);
  const after = nameFieldValue(subject, { path, value: field.after }, speech);
  const label = nameField(subject, field, speech);
  return (
    <Text size="sm" c="gray.8" className="vt-changes__field">
      {label !== '' && `${label}: `}
      {before !== after && (
        <>
          <del aria-label={t('before', { value: before })}>{before}</del>{' '}
          <span className="vt-arrow">→</span>{' '}
        </>
      )}
      <ins aria-label={t('after', { value: after })}>{after}</ins>
    </Text>
  );
}
