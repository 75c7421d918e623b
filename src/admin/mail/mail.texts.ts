import { defineTexts } from '../i18n/define-texts.ts';

export const mailTexts = defineTexts({
  en: {
    notSent: 'No letters leave this shop',
    notSentText:
      'Buyers get no confirmations and nobody an invitation: there is no mail server. Letters are kept as files on the shop’s server. Whoever runs it sets SMTP_URL, as the README says.',
    noAddress: 'The shop has no e-mail address',
    noAddressText:
      'Enquiries and news of payments reach nobody by mail, and letters to buyers come from no-reply.',
    setAddress: 'Enter an address',
  },
  ru: {
    notSent: 'Письма из магазина не уходят',
    notSentText:
      'Покупатели не получают подтверждений, а сотрудники приглашений: не задан почтовый сервер. Письма остаются файлами на сервере магазина. Тот, кто его ведёт, задаёт SMTP_URL, как написано в README.',
    noAddress: 'У магазина нет адреса почты',
    noAddressText: 'Обращения и вести об оплате никому не приходят, а письма покупателям идут от no-reply.',
    setAddress: 'Указать адрес',
  },
});
