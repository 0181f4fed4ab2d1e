import { expect, it } from 'vitest';
import type { OperatorProduct } from '#contract/product/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { products, RemovalDialog } from './products.tsx';

const PRODUCT: OperatorProduct = {
  id: 7,
  productId: 'gems_100',
  name: 'Gems',
  title: '100 gems',
  description: 'A bag',
  icon: '',
  status: SHELF.onShelf,
  applicationId: 'com.example.sea',
  applicationName: 'Sea',
  company: 'Stars Ltd',
  defaultCurrency: 'EUR',
  defaultPrice: 0.99,
  countries: 3,
  removalReason: '',
  updatedAt: '2026-11-21T12:00:00.000Z',
};
const REMOVED: OperatorProduct = { ...PRODUCT, id: 8, status: SHELF.removed, removalReason: 'Not what it says' };

function render(list: OperatorProduct[], address: Record<string, string> = {}, locale?: LocaleCode) {
  const filter = products.filter.read(address);
  return renderPage(<products.Page filter={filter} count={list.length} list={list} />, locale ?? 'en-US', {
    path: '/operator/products',
  });
}

it.each(LOCALES)('has words for everything in %s', (locale) => {
  const dialogs = [PRODUCT, REMOVED].map((product) =>
    renderPage(<RemovalDialog product={product} onClose={() => {}} />, locale),
  );
  for (const html of [render([PRODUCT, REMOVED], {}, locale), render([], {}, locale), ...dialogs]) {
    expect(html).not.toMatch(/>[^<]*\b(?:allProducts|operations|shelf|error)\.[a-z\d]/);
    expect(html).not.toContain('undefined');
  }
});

it('says of each product whose it is, what it costs, and why it was removed', () => {
  const html = render([PRODUCT, REMOVED]);
  for (const text of ['100 gems', 'Sea', 'Stars Ltd', '€0.99', '3 countries', 'Not what it says']) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain('aria-label="Take down “Gems”"');
  expect(html).toContain('aria-label="Restore “Gems”"');
});

it('shows the picture of a product in the size that fits, and leaves its place where there is none', () => {
  const html = render([{ ...PRODUCT, icon: '/files/images/7/product_icon.png' }]);
  expect(html).toMatch(/src="[^"]*product_icon-w192\.webp"/);
  expect(html).toContain('/files/images/7/product_icon-w96.webp 96w');
  expect(render([PRODUCT])).not.toContain('<img');
});

it('asks for a reason to remove a product, and for none to restore it', () => {
  const html = (product: OperatorProduct) =>
    renderPage(<RemovalDialog product={product} onClose={() => {}} />, 'en-US');
  expect(html(PRODUCT)).toContain('name="reason"');
  expect(html(REMOVED)).not.toContain('name="reason"');
});

it('keeps the application that an address asks for, and leaves out what it does not understand', () => {
  const filter = products.filter.read({ applicationId: 'com.example.sea', status: '3', search: ' gems ', page: 'x' });
  expect(products.filter.query(filter)).toBe('?search=gems&status=3&applicationId=com.example.sea');
  expect(products.filter.read({ status: '7' }).status).toBeUndefined();
  expect(render([PRODUCT], { applicationId: 'com.example.sea' })).toMatch(
    /<input type="hidden" name="applicationId" value="com\.example\.sea"/,
  );
});
