import { defaultPhoneCountry, type PhoneCountry } from '#domain/countries/phone-country.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

/** What the enquiry form needs of the shop's settings. */
export interface LeadFormSettings {
  /** Empty when the shop has no title of its own for it; likewise the two other texts. */
  title: string;
  commentLabel: string;
  isTextRequired: boolean;
  /** Null when the shop asks for no consent. */
  policy: { html: string; isOn: boolean } | null;
  country: PhoneCountry;
}

export function leadFormSettings({ common, ecommerce, language }: Settings): LeadFormSettings {
  const { enquiryModalCustomField, currency } = ecommerce;
  return {
    title: ecommerce.leadsPopupTitle,
    commentLabel: enquiryModalCustomField.label,
    isTextRequired: enquiryModalCustomField.required,
    policy: ecommerce.showLeadsPopupPolicy
      ? { html: ecommerce.leadsPopupPolicyText, isOn: ecommerce.leadsPopupEnabledByDefault }
      : null,
    country: defaultPhoneCountry({ address: common.address, language, currency }),
  };
}
