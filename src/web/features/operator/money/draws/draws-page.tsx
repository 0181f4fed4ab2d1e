import { Trophy } from 'lucide-react';
import { useState } from 'react';
import type { InvoiceDraw } from '#contract/invoice/entities.ts';
import { importInvoiceDraw, listInvoiceDraws } from '#contract/invoice/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { drawDateOf } from '#domain/invoice/invoice-calendar.ts';
import type { DrawnNumber } from '#domain/invoice/winning-invoices.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { formatCalendarDay, latestPeriods } from '#web/kit/invoice/format-invoice.ts';
import { writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList } from '#web/kit/list/list-page.tsx';
import { loadPage } from '#web/kit/list/page-number.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { writePeriod } from '../invoices/load-invoices.tsx';
import { DrawList } from './draw-list.tsx';
import { DrawPreview, DrawText } from './draw-text.tsx';
import { DRAWN_TYPES, normalizePrize, type PrizeNames, parseDraw } from './parse-draw.ts';

/** The winning numbers of Taiwan's invoice lottery, and the winning invoices. */
export function DrawsPage(data: DrawsPageData) {
  const page = usePage();
  const { draws, count } = data;
  return (
    <>
      <PageHeader title={page.t('money.draws.title')} lead={page.t('money.draws.lead')} />
      <ListChanged loaded={data} topics={['audit']} load={(quiet) => loadDraws(quiet, data.page, Date.now())} />
      <ImportSection {...data} />
      <Section id="draws" title={page.t('money.draws.imported')} lead={page.t('money.draws.count', { count })}>
        {draws.length === 0 ? (
          <EmptyList title={page.t('money.draws.none')} text={page.t('money.draws.none.text')} Icon={Trophy} />
        ) : (
          <DrawList draws={draws} />
        )}
        <Pager
          number={data.page}
          count={count}
          address={(number) => page.href('/operator/draws', writeQuery({ page: number }))}
        />
      </Section>
    </>
  );
}

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
function ImportSection({ draws, periods, drawnPeriod }: DrawsPageData) {
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
        <Button look="gold" type="submit" className="self-start">
          {page.t('words.import')}
        </Button>
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

/** Periods that can be imported: two years. */
const PERIODS_OFFERED = 12;

interface DrawsPageData {
  readonly page: number;
  readonly count: number;
  /** Latest period first. */
  readonly draws: readonly InvoiceDraw[];
  /** Periods available for import, latest first. */
  readonly periods: readonly string[];
  /** The latest period that has been drawn. */
  readonly drawnPeriod: string;
}

export async function loadDraws(page: Page, number: number, nowMs: number): Promise<DrawsPageData> {
  const today = businessDayOf(nowMs);
  const periods = latestPeriods(today, PERIODS_OFFERED);
  const { count, list, number: shown } = await loadPage(number, (span) => page.call(listInvoiceDraws, span));
  const drawnPeriod = periods.find((period) => drawDateOf(period) <= today) ?? today.slice(0, 7);
  return { page: shown, count, draws: list, periods, drawnPeriod };
}

interface ImportDialogProps {
  readonly period: string;
  readonly numbers: readonly DrawnNumber[];
  readonly isReplacing: boolean;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Confirms an import, which notifies the winners. */
function ImportDialog({ period, numbers, isReplacing, onImported, onClose }: ImportDialogProps) {
  const page = usePage();
  // Fixed when the dialog opens: the import clears the form behind it.
  const [words] = useState({ period: writePeriod(period), count: numbers.length });
  const importNumbers = async () => {
    const reply = await page.call(importInvoiceDraw, { period, numbers: [...numbers] });
    onImported();
    return reply;
  };
  return (
    <ConfirmAction
      title={page.t('money.draws.ask', words)}
      confirm={page.t('words.import')}
      isDanger={isReplacing}
      call={importNumbers}
      done={({ winners }) => page.t('money.draws.done', { ...words, winners })}
      onClose={onClose}
    >
      <p>{page.t(isReplacing ? 'money.draws.ask.replace' : 'money.draws.ask.text')}</p>
    </ConfirmAction>
  );
}
