import { focusSchema } from '#domain/schemas/image.schema.ts';

import { FocusField } from '../../media/focus-field.tsx';
import { useImage } from '../../media/use-media.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { siblingsOf, valuesOf } from './field-scope.ts';
import type { ControlProps } from './field-control.tsx';

/** The point of the picture beside it that stays in sight here; nothing until the picture is there. */
export function FocusControl({
  scope,
  field,
  fields,
  edited,
  label,
  help,
  of,
}: ControlProps & { of: string }) {
  const imageId = useBuilder((state) => {
    const values = valuesOf(readPage(state)?.sections[scope.sectionId], scope.itemId);
    const id = siblingsOf(field, fields, values)[of];
    return typeof id === 'number' ? id : null;
  });
  const { data: image } = useImage(imageId);
  const stored = focusSchema.safeParse(edited.value);
  if (!image) return null;
  return (
    <FocusField
      image={image}
      value={stored.success ? stored.data : null}
      onChange={edited.set}
      label={label}
      description={help}
    />
  );
}
