import { z } from 'zod';

import type { DefinitionRegistry } from '#sections/framework/registry.ts';

/** Of settings, whose schemas do not mark their pictures. */
const settingsKeys = ['logo', 'logoMobile', 'logoAlt', 'favicon', 'sharedImage'];

/** The names under which documents hold ids of pictures: those of all sections' picture fields, and of settings. */
export function imageKeys(definitions: DefinitionRegistry): string[] {
  const keys = new Set(settingsKeys);
  for (const { options, item } of definitions.values()) {
    collect(options, '', keys);
    collect(item, '', keys);
  }
  return [...keys].sort();
}

function collect(schema: z.core.$ZodType, name: string, keys: Set<string>): void {
  if (!(schema instanceof z.ZodType)) return;
  if (schema.meta()?.field === 'image') keys.add(name);
  const { def } = schema;
  if ('innerType' in def) collect(def.innerType as z.core.$ZodType, name, keys);
  else if (schema instanceof z.ZodArray) collect(schema.element, name, keys);
  else if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.shape)) collect(field as z.core.$ZodType, key, keys);
  }
}
