import { isMapAddress } from '#domain/map-address.ts';

import type { SectionViewProps } from '../framework/define-section.ts';
import { ContactColumns, contactColumns } from './contact-columns.tsx';
import type { contacts1Section } from './contacts-1.section.ts';
import { MapFacade } from './map-facade.tsx';

export function Contacts1({ options, eager, context }: SectionViewProps<typeof contacts1Section>) {
  const { mapUrl } = context.settings.common;
  const columns = contactColumns(context, options);
  const hasMap = options.showMap && isMapAddress(mapUrl);
  if (columns.length === 0 && !hasMap) return null;
  return (
    <div className="vt-contacts-1">
      {columns.length > 0 && <ContactColumns columns={columns} />}
      {hasMap && (
        <MapFacade url={mapUrl.trim()} image={options.content.image} eager={eager} context={context} />
      )}
    </div>
  );
}
