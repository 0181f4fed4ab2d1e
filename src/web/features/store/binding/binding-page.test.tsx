import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { buildCarrier } from '#tests/web/build-invoice.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { BindingPage } from './binding-page.tsx';
import { WAYS } from './carrier-ways.ts';

const { mobileBarcode, citizenCertificate, memberCarrier, donation } = CARRIER_TYPE;

const bound = (carrierType: (typeof WAYS)[number], carrierCode: string) =>
  buildCarrier({ bound: true, carrierType, carrierCode, boundAt: '2026-01-15T04:05:06.000Z', bindUrl: null });

const CARRIERS = [
  buildCarrier(),
  buildCarrier({ bindUrl: null }),
  bound(mobileBarcode, '/ABC+123'),
  bound(citizenCertificate, 'AB12345678901234'),
  bound(memberCarrier, 'EG0029'),
  bound(donation, '919'),
];

function renderBinding(carrier = buildCarrier(), locale: LocaleCode = 'en-US', query = '') {
  const path = `/store/binding${query}`;
  return renderPage(<BindingPage carrier={carrier} />, locale, { path, user: buildUser() });
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('R2.12 shows the linked carrier, offers all four types, and has all texts', () => {
    for (const carrier of CARRIERS) {
      for (const query of ['', '?rtn_flag=Y', '?rtn_flag=N', '?rtn_flag=X']) {
        const html = renderBinding(carrier, locale, query);
        expect(html).not.toMatch(/(?:binding|invoice|carrierType)\.[a-z0-9]|undefined/);
        expect(html).toContain(t(carrier.bound ? 'binding.state.bound' : 'binding.state.unbound'));
        for (const way of WAYS) expect(textOf(html)).toContain(t(`carrierType.${way}`));
      }
    }
  });

  it('says that only top-ups in New Taiwan dollars get an invoice', () => {
    expect(textOf(renderBinding(undefined, locale))).toContain(t('binding.notes.currency'));
  });
});

it('says where invoices are stored without a carrier, and offers no unlinking', () => {
  const html = renderBinding();
  expect(html).toContain('Stored by Starhall');
  expect(html).not.toContain('Unlink');
  expect(html).not.toContain('This replaces');
});

it('draws the bar code of a mobile barcode, and of nothing else', () => {
  expect(renderBinding(bound(mobileBarcode, '/ABC+123'))).toContain('aria-label="Barcode /ABC+123"');
  expect(renderBinding(bound(donation, '919'))).not.toContain('aria-label="Barcode');
});

it('hides the middle of a certificate until requested', () => {
  const html = renderBinding(bound(citizenCertificate, 'AB12345678901234'));
  expect(html).toContain('AB••••••••••1234');
  expect(html).not.toContain('AB12345678901234</span>');
  expect(html).toContain('Show full number');
});

it('says that linking again replaces the current carrier', () => {
  const text = textOf(renderBinding(bound(donation, '919')));
  expect(text).toContain('This replaces your current setting (Donation code)');
  expect(text).toContain('Replace');
});

it('reports only what the account shows after a return from the platform', () => {
  const member = bound(memberCarrier, 'EG0029');
  expect(renderBinding(member, 'en-US', '?rtn_flag=Y')).toContain('Your member carrier is linked');
  expect(renderBinding(buildCarrier(), 'en-US', '?rtn_flag=Y')).toContain('couldn’t confirm the link');
  expect(renderBinding(buildCarrier(), 'en-US', '?rtn_flag=N')).toContain('Your member carrier wasn’t linked');
  expect(renderBinding(member)).not.toContain('role="status" class="card');
});
