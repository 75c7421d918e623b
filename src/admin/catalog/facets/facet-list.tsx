import { Accordion, ActionIcon, Group, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

import type { AdminFacet } from '#domain/schemas/manage-facets.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { FacetRow } from './facet-row.tsx';
import { facetsTexts } from './facets.texts.ts';
import type { FacetActions } from './use-facet-actions.ts';
import { ValueList } from './value-list.tsx';

interface FacetListProps extends FacetActions {
  kind: AdminFacet['kind'];
  facets: readonly AdminFacet[];
}

/** The titles of one kind in the order of the filter; each unfolds to its values. */
export function FacetList({ kind, facets, ...actions }: FacetListProps) {
  const t = useTexts(facetsTexts);
  if (facets.length === 0) return null;
  const title = t(kind === 'property' ? 'properties' : 'options');

  function move(id: string, place: number): void {
    const before = facets.map((facet) => facet.id);
    const rest = before.filter((one) => String(one) !== id);
    actions.onOrder({
      path: '/admin/facets/order',
      before,
      ids: [...rest.slice(0, place), Number(id), ...rest.slice(place)],
    });
  }

  return (
    <Card title={title} text={t(kind === 'property' ? 'propertiesText' : 'optionsText')}>
      <Accordion multiple variant="default" chevronPosition="left">
        <SortableList
          label={title}
          items={facets}
          idOf={({ id }) => String(id)}
          nameOf={(facet) => facet.title}
          onMove={move}
          renderItem={(facet, handle) => (
            <Accordion.Item value={String(facet.id)}>
              <Group wrap="nowrap" gap={4}>
                {actions.mayEdit && handle}
                <Accordion.Control px={4}>
                  <Group gap="xs" component="span">
                    <Text
                      size="sm"
                      fw={600}
                      component="span"
                      c={facet.inFilter ? undefined : 'gray.7'}
                      style={{ overflowWrap: 'anywhere' }}
                    >
                      <bdi>{[facet.title, facet.unit].filter(Boolean).join(', ')}</bdi>
                    </Text>
                    {!facet.inFilter && (
                      <StateBadge tone="plain" size="sm">
                        {t('notInFilter')}
                      </StateBadge>
                    )}
                  </Group>
                </Accordion.Control>
                <FacetRow
                  name={facet.title}
                  count={facet.productCount}
                  mayEdit={actions.mayEdit}
                  onRename={() =>
                    actions.onRename({
                      path: `/admin/facets/${facet.id}`,
                      name: facet.title,
                      unit: facet.unit,
                      version: facet.version,
                    })
                  }
                  onRemove={() => actions.onRemove(`/admin/facets/${facet.id}`)}
                >
                  {actions.mayEdit && (
                    <ActionIcon
                      variant="subtle"
                      color="gray.7"
                      aria-label={t('inFilter', { title: facet.title })}
                      aria-pressed={facet.inFilter}
                      title={t(facet.inFilter ? 'hideInFilter' : 'showInFilter')}
                      onClick={() => actions.onShow(facet, !facet.inFilter)}
                    >
                      {facet.inFilter ? (
                        <IconEye size={16} aria-hidden />
                      ) : (
                        <IconEyeOff size={16} aria-hidden />
                      )}
                    </ActionIcon>
                  )}
                </FacetRow>
              </Group>
              <Accordion.Panel>
                <ValueList facet={facet} {...actions} />
              </Accordion.Panel>
            </Accordion.Item>
          )}
        />
      </Accordion>
    </Card>
  );
}
