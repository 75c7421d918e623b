import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createTranslator } from '#domain/i18n/translate.ts';
import { checkNoEmpty } from '#domain/validation.ts';
import { messagesOf } from '#i18n/messages-of.ts';

import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

const t = createTranslator('en', messagesOf('en'));

function Sample() {
  const form = useForm({
    idPrefix: 'vt-sample',
    initial: { receivers: [{ name: 'Ann' }], city: '', delivery: 'pickup', consent: false },
    labels: { 'receivers.name': 'Name', city: 'City', delivery: 'Delivery', consent: 'I agree' },
    rules: { receivers: { name: [checkNoEmpty] } },
    submit: async () => ({ success: true }),
    t,
  });
  return (
    <form {...form.props}>
      <TextField field={form.field('receivers.0.name')} autoComplete="name" />
      <TextField field={{ ...form.field('city'), error: 'No such city' }} description="Where to" />
      <ChoiceGroup
        field={form.field('delivery')}
        choices={[
          { value: 'courier', label: 'Courier', aside: 'AED 20' },
          { value: 'pickup', label: 'Pickup' },
        ]}
      />
      <Checkbox field={form.field<boolean>('consent')} />
    </form>
  );
}

const markup = renderToStaticMarkup(<Sample />);

it('draws fields that a form without script can send', () => {
  expect(markup).toContain('name="receivers[0][name]"');
  expect(markup).toMatch(/value="pickup"[^>]*checked|checked=""[^>]*value="pickup"/);
});

it('says in ARIA what is required, wrong and explained', () => {
  expect(markup).toMatch(/id="vt-sample-receivers-0-name"[^>]* required="" aria-required="true"/);
  expect(markup).toMatch(/aria-invalid="true" aria-describedby="vt-sample-city-help vt-sample-city-error"/);
  expect(markup).toContain('<p class="vt-field__error" id="vt-sample-city-error">No such city</p>');
});

it('hides the asterisk from those who hear the page', () => {
  expect(markup).toContain('Name<span class="vt-field__required" aria-hidden="true">\u00a0*</span>');
  expect(markup.match(/vt-field__required/g)).toHaveLength(1);
});
