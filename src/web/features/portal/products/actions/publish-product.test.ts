import { expect, it, vi } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { publishProduct } from './product-actions.tsx';

const GEMS = { id: 7, name: 'Gems' } as const;

/** A page whose call to publish optionally fails. */
function pageWith(locale: LocaleCode, failure?: ApiError) {
  const page = buildPage({ locale });
  const call = vi.fn(async () => {
    if (failure !== undefined) throw failure;
    return { result: true };
  });
  return { ...page, call: call as never };
}

function told(): string[] {
  return toasts.list().map(({ text }) => text);
}

it.each(LOCALES)(
  'R3.14 says in %s what the application declares against it, and that it is not there',
  async (locale) => {
    const page = pageWith(
      locale,
      new ApiError(ERROR.parameterError, { fields: { hasInAppPurchase: 'form.sells_nothing' } }),
    );
    expect(await publishProduct(page, GEMS)).toBe(false);
    expect(told().at(-1)).toBe(page.t('form.sells_nothing'));
  },
);

it('R7.53 says that it is there', async () => {
  const page = pageWith('en-US');
  expect(await publishProduct(page, GEMS)).toBe(true);
  expect(told().at(-1)).toBe(page.t('words.nameIsPublished', { name: 'Gems' }));
});

it.each([ERROR.parameterError, ERROR.productAlreadyPublished] as const satisfies readonly ErrorCode[])(
  'leaves %s to whoever asked',
  async (code) => {
    await expect(publishProduct(pageWith('en-US', new ApiError(code)), GEMS)).rejects.toMatchObject({ code });
  },
);
