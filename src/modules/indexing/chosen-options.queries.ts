import { sql, type RawBuilder } from 'kysely';

import type { ChosenOption } from '#domain/variant-name.ts';

/** The options of a variation with its values, in the product's order; `nameVariant` makes its name of them. */
export function chosenOptionsOf(variationAlias: string): RawBuilder<ChosenOption[]> {
  return sql<ChosenOption[]>`(
    select coalesce(json_agg(json_build_object('title', f.title, 'unit', f.unit, 'value', fv.value)
      order by o.position, o.id), '[]')
    from variation_values vv
    join option_values ov on ov.id = vv.option_value_id
    join facet_values fv on fv.id = ov.facet_value_id
    join options o on o.id = ov.option_id
    join facets f on f.id = o.facet_id
    where vv.variation_id = ${sql.ref(`${variationAlias}.id`)})`;
}
