import { countryName, findCountry, sortCountries } from '#domain/countries/countries.ts';
import type { Zone } from '#domain/countries/zones.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';

import { maxLengths, type CheckoutPartProps } from './checkout-part.ts';
import { UpdateButton } from './update-button.tsx';

interface AddressFieldsProps extends CheckoutPartProps {
  /** Regions of the chosen country; null while they are loaded. */
  regions: readonly Zone[] | null;
}

/** An address in the words of its country: some have no regions, some no postal codes. */
export function AddressFields({ form, t, regions }: AddressFieldsProps) {
  const country = form.field('address.country');
  const hasRegions = regions === null || regions.length > 0;
  const hasPostalCode = findCountry(country.value)?.postalCode !== null;
  const chooseCountry = (code: string) => {
    country.change(code);
    form.change('address.region', '');
  };
  return (
    <>
      <SelectField
        field={{ ...country, change: chooseCountry }}
        options={sortCountries(t.language).map((each) => ({
          value: each.code,
          label: countryName(each, t.language),
        }))}
        autoComplete="country"
      />
      <UpdateButton t={t} />
      <div className="vt-form__row">
        {hasRegions && (
          <SelectField
            field={form.field('address.region')}
            options={(regions ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            placeholder={t('checkout.chooseRegion')}
            autoComplete="address-level1"
          />
        )}
        <TextField
          field={form.field('address.locality')}
          autoComplete="address-level2"
          maxLength={maxLengths.locality}
        />
      </div>
      <div className="vt-checkout__street">
        {/* What browsers fill in as a street address may have several lines; the shop stores one. */}
        <TextArea
          field={form.field('address.street')}
          rows={1}
          autoComplete="street-address"
          maxLength={maxLengths.street}
        />
        {hasPostalCode && (
          <TextField
            field={form.field('address.postalCode')}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={maxLengths.postalCode}
          />
        )}
      </div>
    </>
  );
}
