import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { repriceProducts } from '#contract/product/developer-endpoints.ts';
import type { Repricing } from '#contract/product/entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';

/** Allows for a busy server; larger repricings run as a job. */
const PATIENT = { timeoutMs: 300_000 } as const;

export interface RepriceOptions {
  readonly applicationId: string;
  /** Empty for all products of the application. */
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** Called when there are too many prices for a synchronous comparison and a job compares them. */
  readonly onJob: () => void;
}

/** Previews prices at today's rates and then applies exactly what was previewed. */
export function useReprice({ applicationId, ids, onClose, onJob }: RepriceOptions) {
  const page = usePage();
  const finish = useFinish({ onClose });
  const [preview, setPreview] = useState<Repricing | null>(null);
  const [isStale, setStale] = useState(false);
  const request = { applicationId, ids, lang: page.state.locale };
  const look = async () => {
    const answer = await page.call(repriceProducts, request, PATIENT);
    if ('job' in answer) onJob();
    else setPreview(answer);
  };
  const first = useRef(() => {
    look().catch(async (error: unknown) => {
      onClose();
      await showFailure(page, error);
    });
  });
  useEffect(() => first.current(), []);
  const { isBusy, start } = useAction(async ({ basis }: Repricing) => {
    try {
      const answer = await page.call(repriceProducts, { ...request, apply: true, basis }, PATIENT);
      if ('job' in answer) return onJob();
      await finish(page.t('products.reprice.done', { count: answer.priceCount }));
    } catch (error) {
      if (!isStaleBasis(error)) throw error;
      // The rates have changed and nothing was saved: the new prices need another confirmation.
      await look();
      setStale(true);
    }
  });
  return { preview, isStale, isBusy, apply: start };
}

function isStaleBasis(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.basis !== undefined;
}
