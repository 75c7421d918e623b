import { isMapAddress } from '#domain/map-address.ts';
import { ActionButton } from '#ui/action-button.tsx';

import { ContactColumns, contactColumns } from '../contacts-1/contact-columns.tsx';
import { MapFacade } from '../contacts-1/map-facade.tsx';
import type { SectionViewProps } from '../framework/define-section.ts';
import { SectionHeading } from '../framework/render-section.tsx';
import type { contacts2Section, contacts3Section } from './contacts.section.ts';

export function Contacts2({ options, eager, context }: SectionViewProps<typeof contacts2Section>) {
  const { mapUrl } = context.settings.common;
  const columns = contactColumns(context, options);
  const hasMap = isMapAddress(mapUrl);
  if (columns.length === 0 && !hasMap) return null;
  return (
    <div className="vt-contacts-2" data-map={hasMap || undefined}>
      {hasMap && (
        <MapFacade url={mapUrl.trim()} image={options.content.image} eager={eager} context={context} />
      )}
      {columns.length > 0 && <ContactColumns columns={columns} />}
    </div>
  );
}

export function Contacts3({ options, eager, context }: SectionViewProps<typeof contacts3Section>) {
  const { mapUrl } = context.settings.common;
  const columns = contactColumns(context, options);
  const hasMap = isMapAddress(mapUrl);
  if (columns.length === 0 && !hasMap) return null;
  return (
    <div className="vt-contacts-3" data-map={hasMap || undefined}>
      {hasMap && (
        <MapFacade url={mapUrl.trim()} image={options.content.image} eager={eager} context={context} />
      )}
      {columns.length > 0 && (
        <div className="vt-contacts-3__card" data-background="dark">
          <SectionHeading options={options} />
          <ContactColumns columns={columns} />
          <ActionButton button={options.button} />
        </div>
      )}
    </div>
  );
}
