import { useEffect, useState } from 'react';

import type { Settings } from '#domain/settings/settings.schema.ts';
import { Dialog } from '#ui/dialog.tsx';
import '#ui/form/form.css';
import '#ui/form/phone/phone.css';

import { callApi } from '../client/api-client.ts';
import '#ui/form/submission.css';
import { leadFormSettings, type LeadFormSettings } from '../forms/lead-form-settings.ts';
import { LeadForm, type LeadProduct } from '../forms/lead-form.tsx';
import type { ModalProps } from './modals.ts';

/** The enquiry form; the shop's settings for it are asked for when it opens. */
export function LeadFormModal({ details, isClosing, close, t }: ModalProps) {
  const [settings, setSettings] = useState<LeadFormSettings | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [failure, config] = await callApi<Settings>('GET', '/config');
      if (isWanted) setSettings(failure ? 'failed' : leadFormSettings(config));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);

  if (settings === null) return null;
  const title = (settings !== 'failed' && settings.title) || t('lead.title');
  return (
    <Dialog
      type="LeadForm"
      id="lead"
      title={title}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      {settings === 'failed' ? (
        <p role="alert">{t('lead.notLoaded')}</p>
      ) : (
        <LeadForm
          idPrefix="lead"
          settings={settings}
          product={productOf(details)}
          values={{ text: textOf(details['comment']) }}
          t={t}
        />
      )}
    </Dialog>
  );
}

/** The attributes of the button that was pressed; the variation is the one that the page's address names. */
function productOf(details: ModalProps['details']): LeadProduct | undefined {
  if (details['productId'] === undefined) return undefined;
  const shown = new URLSearchParams(location.search).get('variation');
  return {
    id: textOf(details['productId']).trim(),
    title: textOf(details['productTitle']),
    variationId: textOf(details['variationId'] ?? shown),
  };
}

function textOf(detail: unknown): string {
  return typeof detail === 'string' || typeof detail === 'number' ? String(detail) : '';
}
