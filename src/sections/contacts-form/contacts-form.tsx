import { isMapAddress } from '#domain/map-address.ts';

import { ContactColumns, contactColumns } from '../contacts-1/contact-columns.tsx';
import { MapFacade } from '../contacts-1/map-facade.tsx';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { contactsFormSection } from './contacts-form.section.ts';

/** Facts in five twelfths of the row, the form in seven; the map below both. A shop without contacts has the form alone. */
export function ContactsForm({ id, options, eager, context }: SectionViewProps<typeof contactsFormSection>) {
  const { mapUrl } = context.settings.common;
  const columns = contactColumns(context, options);
  const hasFacts = columns.length > 0;
  return (
    <div className="vt-contacts-form" data-facts={hasFacts || undefined}>
      {hasFacts && (
        <div className="vt-contacts-form__facts">
          <ContactColumns columns={columns} />
        </div>
      )}
      <div className="vt-contacts-form__form vt-form-card">{context.leadForm(id, options.button)}</div>
      {options.showMap && isMapAddress(mapUrl) && (
        <div className="vt-contacts-form__map">
          <MapFacade url={mapUrl.trim()} image={options.content.image} eager={eager} context={context} />
        </div>
      )}
    </div>
  );
}
