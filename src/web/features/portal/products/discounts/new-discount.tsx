import { createDiscount } from '#contract/product/discount-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

interface NewDiscountProps {
  readonly applicationId: string;
  readonly products: readonly Pick<Product, 'id' | 'name'>[];
  readonly onClose: () => void;
}

/** Schedules a discount; without a begin it begins now. */
export function NewDiscount({ applicationId, products, onClose }: NewDiscountProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { productId: '', percent: '', beginAt: '', endAt: '' },
    check: ({ percent, beginAt, endAt }) => ({
      percent: isPercent(percent) ? undefined : page.t('discounts.percent.wrong', { max: LIMITS.discountPercentMax }),
      endAt:
        endAt === ''
          ? page.t('field.required')
          : beginAt !== '' && endAt <= beginAt
            ? page.t('form.discount_ends_first')
            : undefined,
    }),
    call: ({ productId, percent, beginAt, endAt }) =>
      page.call(createDiscount, {
        applicationId,
        percent: Number(percent),
        endAt,
        ...(productId !== '' && { productId: Number(productId) }),
        ...(beginAt !== '' && { beginAt }),
      }),
    done: page.t('discounts.made'),
    onClose,
  });
  return (
    <FormDialog title={page.t('discounts.new')} confirm={page.t('discounts.make')} form={form} onClose={onClose}>
      <SelectField
        {...form.fieldOf('productId')}
        label={page.t('words.product')}
        options={[['', page.t('discounts.all')], ...products.map(({ id, name }) => [String(id), name] as const)]}
      />
      <TextField
        {...form.fieldOf('percent')}
        label={page.t('discounts.percent')}
        hint={page.t('discounts.percent.hint', { max: LIMITS.discountPercentMax })}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        required
      />
      <div className="grid gap-4">
        <MomentField {...form.fieldOf('beginAt')} label={page.t('discounts.beginAt')} />
        <MomentField {...form.fieldOf('endAt')} label={page.t('discounts.endAt')} required />
      </div>
      <p className="text-muted text-sm">{page.t('discounts.note')}</p>
    </FormDialog>
  );
}

function isPercent(text: string): boolean {
  const percent = Number(text);
  return /^\d{1,2}$/.test(text) && percent >= 1 && percent <= LIMITS.discountPercentMax;
}
