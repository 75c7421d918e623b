import type { ReactNode } from 'react';

import { countryName, findCountry, sortCountries } from '#domain/countries/countries.ts';
import type { Zone } from '#domain/countries/zones.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';

import { maxLengths, type CheckoutPartProps } from './checkout-part.ts';
import { localitiesIn, putKnownFirst, regionOfLocality, type KnownPlaces } from './known-places.ts';
import { UpdateButton } from './update-button.tsx';

interface AddressFieldsProps extends CheckoutPartProps {
  /** Regions of the chosen country; null while they are loaded. */
  regions: readonly Zone[] | null;
  places: KnownPlaces;
  /** Of the address only the city is asked for. */
  isCityAlone: boolean;
  /** What stands below the city. */
  children: ReactNode;
}

/** An address in the words of its country: some have no regions, some no postal codes. */
export function AddressFields({ form, t, regions, places, isCityAlone, children }: AddressFieldsProps) {
  const country = form.field('address.country');
  const hasRegions = regions === null || regions.length > 0;
  const hasPostalCode = findCountry(country.value)?.postalCode !== null;
  const chooseCountry = (code: string) => {
    country.change(code);
    form.change('address.region', '');
  };
  const locality = form.field('address.locality');
  const chooseLocality = (name: string) => {
    locality.change(name);
    const region = regionOfLocality(places, country.value, name);
    const isListed = regions?.some(({ code }) => code === region) ?? false;
    if (isListed && form.values.address.region === '') form.change('address.region', region);
  };
  const suggested = localitiesIn(places, country.value, form.values.address.region);
  const listId = `${locality.id}-list`;
  return (
    <>
      <SelectField
        field={{ ...country, change: chooseCountry }}
        options={putKnownFirst(sortCountries(t.language), places).map((each) => ({
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
          field={{ ...locality, change: chooseLocality }}
          list={suggested.length > 0 ? listId : undefined}
          autoComplete="address-level2"
          maxLength={maxLengths.locality}
        />
      </div>
      {suggested.length > 0 && (
        <datalist id={listId}>
          {suggested.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      {children}
      {!isCityAlone && (
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
      )}
    </>
  );
}
