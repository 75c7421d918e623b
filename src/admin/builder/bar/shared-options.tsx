import { Combobox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { SharedSection } from '#domain/schemas/shared-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { hasWords } from '../library/list-presets.ts';
import { sharedSectionsQuery } from '../shared/shared-sections-query.ts';

/** Shared sections with all the words in their name, once they are looked for. */
export function useFoundShared(words: string, isWanted: boolean): SharedSection[] {
  const { data } = useQuery({ ...sharedSectionsQuery, enabled: isWanted });
  return (data ?? []).filter(({ title }) => hasWords(title, words));
}

/** Sections that several pages show, each by itself. */
export function SharedOptions({ shared }: { shared: readonly SharedSection[] }) {
  const t = useTexts(builderTexts);
  if (shared.length === 0) return null;
  return (
    <Combobox.Group label={t('kind.block')}>
      {shared.map(({ id, title, path }) => (
        <Combobox.Option key={id} value={path}>
          <Text size="sm" truncate dir="auto">
            {title}
          </Text>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
