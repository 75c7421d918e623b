import { submissionTextLength, leadRules } from '#domain/submission-rules.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { logTexts } from '#domain/log-texts.ts';
import { paths } from '#domain/routes.ts';
import { checkConsent } from '#domain/validation.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { FormAnswer } from '#ui/form/form-state.ts';
import { PhoneField } from '#ui/form/phone/phone-field.tsx';
import { usePhone } from '#ui/form/phone/use-phone.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

import { readCampaign } from '../client/campaign.ts';
import { track } from '../client/track.ts';
import { Honeypot } from './honeypot.tsx';
import type { LeadFormSettings } from './lead-form-settings.ts';
import { sendSubmission } from './send-submission.ts';
import { SentNotice } from './sent-notice.tsx';
import { useShownAt } from './use-shown-at.ts';

/** What an enquiry is about; as strings, because it comes from attributes of a button or from a form. */
export interface LeadProduct {
  id: string;
  title: string;
  /** Empty for the product as a whole. */
  variationId: string;
}

export interface LeadFormProps {
  /** Begins the ids: a page and a dialog may show the form at once. */
  idPrefix: string;
  settings: LeadFormSettings;
  product?: LeadProduct | undefined;
  /** What the fields hold at first; `text` is the button's default comment. */
  values?: { name?: string; phone?: string; email?: string; text?: string };
  /** Of the button, where the shop has its own words. */
  submitText?: string | undefined;
  /** What the server said when the form was sent without script. */
  refused?: FormAnswer | undefined;
  t: Translator;
}

/** Asks the shop something (specification section 5, lead form). Without script it is sent to a page. */
export function LeadForm({
  idPrefix,
  settings,
  product,
  values: given,
  submitText,
  refused,
  t,
}: LeadFormProps) {
  const { policy, isTextRequired } = settings;
  const shownAt = useShownAt();
  const phone = usePhone(settings.country);
  const rules = leadRules({ isTextRequired });
  const form = useForm({
    idPrefix,
    initial: {
      name: given?.name ?? '',
      phone: given?.phone ?? '',
      email: given?.email ?? '',
      text: given?.text ?? '',
      consent: policy?.isOn ?? false,
      website: '',
    },
    labels: {
      name: t('forms.name'),
      phone: t('forms.phone'),
      email: t('forms.email'),
      text: settings.commentLabel || t('lead.comment'),
      consent: t('lead.policy'),
      website: t('forms.leaveEmpty'),
    },
    rules: { ...rules, phone: [...rules.phone, phone.rule], ...(policy && { consent: [checkConsent] }) },
    async submit(values) {
      if (product?.id === '') throw new Error(logTexts.invalidProductId);
      const body = {
        type: 'enquiry',
        ...(product && { product: productOf(product) }),
        ...values,
        url: location.href,
        utm: readCampaign(),
      };
      return sendSubmission({ path: '/leads', body, shownAt: shownAt() }, t);
    },
    onSuccess: () => track({ name: 'generate_lead' }),
    refused,
    t,
  });
  if (form.status === 'sent') return <SentNotice title={t('lead.sentTitle')} text={t('lead.sent')} />;
  const consent = form.field<boolean>('consent');
  return (
    <form {...form.props} className="vt-form" action={paths.leadForm} method="post">
      {product && product.title !== '' && (
        <p className="vt-form__subject">{t('lead.about', { title: product.title })}</p>
      )}
      <ErrorSummary form={form} />
      <TextField field={form.field('name')} autoComplete="name" maxLength={200} />
      <PhoneField field={form.field('phone')} phone={phone} t={t} />
      <TextField
        field={form.field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <TextArea field={form.field('text')} rows={3} maxLength={submissionTextLength.max} />
      <Honeypot field={form.field('website')} />
      {product && <HiddenProduct product={product} />}
      {policy && (
        <Checkbox field={consent}>
          {/* Sanitised where settings are read. */}
          {policy.html === '' ? t('lead.policy') : <span dangerouslySetInnerHTML={{ __html: policy.html }} />}
        </Checkbox>
      )}
      <SubmitButton status={form.status} looksDisabled={policy !== null && !consent.value}>
        {submitText ?? t('lead.submit')}
      </SubmitButton>
    </form>
  );
}

function HiddenProduct({ product }: { product: LeadProduct }) {
  return Object.entries(product).map(([name, value]) => (
    <input key={name} type="hidden" name={`product[${name}]`} value={value} />
  ));
}

function productOf({ id, title, variationId }: LeadProduct) {
  return { id: Number(id), title, ...(variationId !== '' && { variationId: Number(variationId) }) };
}
