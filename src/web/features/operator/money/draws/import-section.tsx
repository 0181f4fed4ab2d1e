import { useState } from 'react';
import type { InvoiceDraw } from '#contract/invoice/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { drawDateOf } from '#domain/invoice/invoice-calendar.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { writePeriod } from '../invoices/write-period.ts';
import { DrawPreview } from './draw-preview.tsx';
import { DrawText } from './draw-text.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { DrawsPageData } from './load-draws.ts';
import { DRAWN_TYPES, normalizePrize, type PrizeNames, parseDraw } from './parse-draw.ts';

/** Prize names in the official publication; those of the page's language are recognized as well. */
const OFFICIAL_NAMES = ['特別獎', '特獎', '頭獎'] as const;

function prizeNames(page: Page): PrizeNames {
  return new Map(
    DRAWN_TYPES.flatMap((type, index) => {
      const names = [page.t(`winningType.${type}`), OFFICIAL_NAMES[index]];
      return names.flatMap((name) => (name === undefined ? [] : [[normalizePrize(name), type] as const]));
    }),
  );
}

/** Imports the pasted numbers of a period after a preview. */
export function ImportSection({ draws, periods, drawnPeriod }: DrawsPageData) {
  const page = usePage();
  const [period, setPeriod] = useState(drawnPeriod);
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const draw = parseDraw(text, prizeNames(page));
  const replaced = draws.find((one) => one.period === period);
  const isTooLong = draw.numbers.length > LIMITS.drawnNumbers;
  const isReady = draw.numbers.length > 0 && draw.problems.length === 0 && !isTooLong;
  const day = formatCalendarDay(drawDateOf(period), page.state.locale);
  const submit = () => {
    setSent(true);
    if (isReady) setAsking(true);
    else document.querySelector<HTMLElement>('#field-numbers')?.focus();
  };
  const close = () => {
    setAsking(false);
    setSent(false);
  };
  return (
    <Section id="import" title={page.t('money.draws.import')} lead={page.t('money.draws.import.lead')}>
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <div className="sm:max-w-72">
          <SelectField
            name="period"
            label={page.t('words.invoicePeriod')}
            hint={page.t('money.draws.official', { day })}
            value={period}
            options={periods.map((one) => [one, writePeriod(one)])}
            onChange={setPeriod}
          />
        </div>
        {replaced !== undefined && <ReplaceNotice replaced={replaced} />}
        <div className="grid gap-5 md:grid-cols-2">
          <DrawText text={text} isMissing={isSent && text.trim() === ''} onChange={setText} />
          <DrawPreview draw={draw} isTooLong={isTooLong} />
        </div>
        <button type="submit" className="btn btn-gold self-start">
          {page.t('words.import')}
        </button>
      </Form>
      {isAsking && (
        <ImportDialog
          period={period}
          numbers={draw.numbers}
          isReplacing={replaced !== undefined}
          onImported={() => setText('')}
          onClose={close}
        />
      )}
    </Section>
  );
}

function ReplaceNotice({ replaced: { period, numbers, winners } }: { replaced: InvoiceDraw }) {
  const page = usePage();
  return (
    <Notice look="warning">
      <strong>{page.t('money.draws.replaces', { period: writePeriod(period) })}</strong>
      <span>{page.t('money.draws.replaces.text', { count: numbers.length, winners })}</span>
    </Notice>
  );
}
