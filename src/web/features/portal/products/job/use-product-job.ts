import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  endProductJob,
  getProductJob,
  importProducts,
  repriceProducts,
} from '#contract/product/developer-endpoints.ts';
import type { ProductJob, RepriceJob } from '#contract/product/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { useRenewal } from '#web/live/use-renewal.ts';

const LOOK_EVERY_MS = 1000;
const QUIET = { loadingBar: false, isQuiet: true } as const;

export type FollowedJob = ReturnType<typeof useProductJob>;

/**
 * The latest large import or repricing of an application. It is restored after a reload and polled every second while
 * it runs.
 */
export function useProductJob(applicationId: string) {
  const page = usePage();
  const router = useRouter();
  const [job, setJob] = useState<ProductJob | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const wasRunning = useRef(false);
  const isRunning = job !== null && isUnfinished(job);
  const renew = useRenewal();
  const look = useCallback(async () => {
    const found = await page.call(getProductJob, { applicationId }, QUIET);
    setJob(found.job);
  }, [page, applicationId]);
  useEffect(() => {
    // The next poll tries again.
    const attempt = () => void renew(look).catch(() => undefined);
    if (!isRunning) return attempt();
    const timer = setInterval(() => document.visibilityState === 'visible' && attempt(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, look, renew]);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void router.invalidate();
    wasRunning.current = isRunning;
  }, [isRunning, router]);
  const ending = useAction(async ({ job: number }: ProductJob) => {
    await page.call(endProductJob, { applicationId, job: number });
    await look();
  });
  const applying = useAction(async (checked: File) => {
    await page.call(importProducts, { applicationId, apply: true, file: checked }, { timeoutMs: 300_000 });
    await look();
  });
  const repricing = useAction(async ({ repricing: agreed }: RepriceJob) => {
    const request = { applicationId, ids: [], apply: true, basis: agreed?.basis, lang: page.state.locale };
    try {
      await page.call(repriceProducts, request, { timeoutMs: 300_000 });
    } finally {
      await look();
    }
  });
  return {
    job,
    isRunning,
    /** The validated file; lost on reload. */
    file,
    follow(sent: File | null) {
      setFile(sent);
      void look().catch(() => undefined);
    },
    end: () => job !== null && ending.start(job),
    isEnding: ending.isBusy,
    apply() {
      if (job?.kind === 'reprice') repricing.start(job);
      else if (file !== null) applying.start(file);
    },
    isApplying: applying.isBusy || repricing.isBusy,
  };
}

function isUnfinished({ state }: ProductJob): boolean {
  return state === 'waiting' || state === 'judging' || state === 'writing';
}
