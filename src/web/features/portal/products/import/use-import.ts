import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { importProducts } from '#contract/product/developer-endpoints.ts';
import type { ProductImportReport } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';

/** Validating ten thousand lines can take minutes. */
const IMPORT_TIMEOUT_MS = 300_000;

interface Sending {
  readonly isApplying: boolean;
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface ImportOptions {
  readonly applicationId: string;
  readonly onClose: () => void;
  /** Called with a file that is too large for a synchronous import and is imported by a job instead. */
  readonly onJob: (file: File) => void;
}

/** Uploads a table to validate it, and a second time to apply it if it has no errors. */
export function useImport({ applicationId, onClose, onJob }: ImportOptions) {
  const page = usePage();
  const finish = useFinish({ onClose });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [report, setReport] = useState<ProductImportReport | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const send = async (sent: File, isApplying: boolean) => {
    const begun = new AbortController();
    control.current = begun;
    setSending({ isApplying, sentBytes: 0, totalBytes: sent.size });
    const { sendWithProgress } = await import('#client/send-with-progress.ts');
    const request = { applicationId, apply: isApplying, file: sent };
    return page
      .call(importProducts, request, {
        loadingBar: false,
        timeoutMs: IMPORT_TIMEOUT_MS,
        signal: begun.signal,
        fetch: sendWithProgress((progress) => setSending({ isApplying, ...progress })),
      })
      .finally(() => setSending(null));
  };
  const checking = useAction(async (chosen: File) => {
    setProblem('');
    setReport(null);
    setFile(chosen);
    if (chosen.size > LIMITS.productImportBytes) {
      return setProblem(page.t('products.import.tooLarge', { maxMb: LIMITS.productImportBytes / 1024 ** 2 }));
    }
    const checked = await send(chosen, false).catch((error: unknown) => {
      // A canceled upload is not reported as an error.
      if (control.current?.signal.aborted) return null;
      const refusal = sayFileProblem(page, error);
      if (refusal === undefined) throw error;
      setProblem(refusal);
      return null;
    });
    if (checked !== null && 'job' in checked) return onJob(chosen);
    setReport(checked);
  });
  const applying = useAction(async (checked: File) => {
    const applied = await send(checked, true);
    if ('job' in applied) return onJob(checked);
    if (!applied.isApplied) return setReport(applied);
    const { create, edit } = applied.counts;
    await finish(page.t('products.import.done', { create, edit }));
  });
  return {
    file,
    problem,
    report,
    sending,
    choose: checking.start,
    apply: () => file !== null && applying.start(file),
    isApplying: applying.isBusy,
    cancel: () => control.current?.abort(),
  };
}

/** The problem with the file as a whole; undefined for other errors. */
function sayFileProblem({ translator }: Page, error: unknown): string | undefined {
  const key = error instanceof ApiError ? error.fields?.file : undefined;
  if (key === undefined) return undefined;
  return translator.find(key, error instanceof ApiError ? error.params : undefined) ?? translator.find('field.invalid');
}
