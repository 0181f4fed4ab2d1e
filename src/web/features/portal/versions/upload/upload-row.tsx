import { useRouter } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, FileArchive, Pause, Play, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { deletePackageUpload } from '#contract/version/endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ProgressBar, percentOf } from '#web/ui/progress-bar.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { packageUploads, type SentPackage } from './package-uploads.ts';

interface UploadRowProps {
  readonly upload: SentPackage;
  /** Whether the file was refused; the reason is shown next to the row. */
  readonly isRefused?: boolean;
}

/** Progress, speed and remaining time of an upload, with buttons to pause, resume, retry and cancel it. */
export function UploadRow({ upload, isRefused = false }: UploadRowProps) {
  const page = usePage();
  const { name, state, sent, total } = upload;
  const isStill = state === 'paused' || state === 'failed';
  const isWrong = state === 'failed' || isRefused;
  const Icon = isWrong ? CircleAlert : state === 'done' ? CircleCheck : FileArchive;
  const colour = isWrong ? 'text-danger' : state === 'done' ? 'text-success' : 'text-gold-text';
  return (
    <div className={`flex flex-col gap-3 rounded-2xl border p-4 ${isWrong ? 'border-danger' : 'border-line'}`}>
      <div className="flex items-start gap-3">
        <Icon size={24} aria-hidden className={`mt-0.5 flex-none ${colour}`} />
        <div className="min-w-0 flex-1">
          <p className="font-bold wrap-anywhere">{name}</p>
          <p className="text-muted text-sm tabular-nums">{sayProgress(page, upload)}</p>
        </div>
        <UploadButtons upload={upload} />
      </div>
      {state !== 'done' && (
        <ProgressBar
          label={page.t('versions.upload.progress', { name })}
          done={sent}
          total={total}
          isPaused={isStill}
        />
      )}
      {state === 'failed' && (
        <p className="text-danger text-sm wrap-anywhere">{sayUploadFailure(page, upload.error)}</p>
      )}
      <p role="status" className="sr-only">
        {page.t(`versions.upload.state.${state}`)}
      </p>
    </div>
  );
}

function sayProgress(page: Page, { state, sent, total, bytesPerSecond, secondsLeft }: SentPackage): string {
  const { locale } = page.state;
  const size = formatBytes(total, locale);
  if (state === 'done') return page.t('versions.upload.arrived', { size });
  const parts = [
    page.t('versions.upload.share', { percent: percentOf(sent, total), sent: formatBytes(sent, locale), size }),
    ...(state === 'sending' && bytesPerSecond !== null
      ? [page.t('versions.upload.speed', { size: formatBytes(bytesPerSecond, locale) })]
      : []),
    ...(state === 'sending' && secondsLeft !== null
      ? [page.t('versions.upload.left', { time: sayTimeLeft(secondsLeft, locale) })]
      : []),
    ...(state === 'sending' ? [] : [page.t(`versions.upload.state.${state}`)]),
  ];
  return parts.join(' · ');
}

function UploadButtons({ upload }: { upload: SentPackage }) {
  const page = usePage();
  const remove = useRemoval(upload);
  const [isAsked, setAsked] = useState(false);
  const { slot, name, state, sent } = upload;
  const move = MOVES[state];
  const label = page.t(state === 'done' ? 'words.removeName' : 'words.cancelTheUploadOfName', { name });
  // Asks for confirmation, so that one slip does not discard minutes or hours of uploading.
  const hasMuch = sent > 0;
  const moveLabel =
    move && page.t(move.action === 'retry' ? 'upload.retry' : `versions.upload.${move.action}`, { name });
  return (
    <div className="-me-2 -mt-2 flex flex-none">
      {move !== null && (
        <IconButton
          label={moveLabel ?? ''}
          onClick={() => (move.action === 'pause' ? packageUploads.pause(slot) : packageUploads.resume(slot))}
          Icon={move.Icon}
          size={20}
        />
      )}
      <IconButton label={label} onClick={() => (hasMuch ? setAsked(true) : remove())} Icon={X} size={20} />
      {isAsked && (
        <ConfirmDialog
          title={page.t('versions.uploads.giveUp.title', { name })}
          confirm={page.t('versions.uploads.giveUp')}
          isDanger
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {page.t('versions.uploads.giveUp.text')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The action in each state. All share one button, so that it keeps the focus. */
const MOVES = {
  waiting: { action: 'pause', Icon: Pause },
  sending: { action: 'pause', Icon: Pause },
  retrying: { action: 'pause', Icon: Pause },
  paused: { action: 'resume', Icon: Play },
  failed: { action: 'retry', Icon: RotateCw },
  done: null,
} as const satisfies Record<SentPackage['state'], object | null>;

/** Discards an upload in this window and on the server. */
function useRemoval({ slot, uploadId }: SentPackage) {
  const page = usePage();
  const router = useRouter();
  return async () => {
    flushSync(() => packageUploads.drop(slot));
    (document.getElementById(PACKAGE_FIELD) ?? document.getElementById('portal-content'))?.focus();
    if (uploadId !== null) {
      const options = { isQuiet: true, loadingBar: false };
      // If the call fails, the server deletes the upload when it expires.
      await page.call(deletePackageUpload, { uploadId }, options).catch(() => null);
    }
    await router.invalidate();
  };
}

/** Id of the file field, which receives the focus if the file is missing, invalid or removed. */
export const PACKAGE_FIELD = 'field-file';

/** Explains a failed upload: a problem of the file, else the server's error, else a connection error. */
function sayUploadFailure(page: Page, error: unknown): string {
  const { translator } = page;
  const isAnswered = error instanceof ApiError && error.code !== ERROR.systemBusy;
  if (!isAnswered) return page.t('versions.upload.broken');
  const key = error.fields?.file ?? error.fields?.uploadId;
  const ofField = key === undefined ? undefined : translator.find(key, error.params);
  return ofField ?? translator.find(`error.${error.code}`, error.params) ?? page.t('versions.upload.broken');
}

const STEPS = [
  { unit: 'second', seconds: 1, until: 60 },
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: Number.POSITIVE_INFINITY },
] as const;

/** Formats a remaining time in its largest unit, rounded up: finishing early is better than late. */
export function sayTimeLeft(secondsLeft: number, locale: LocaleCode): string {
  const seconds = Math.max(1, secondsLeft);
  const { unit, seconds: size } = STEPS.find(({ until }) => seconds < until) ?? STEPS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size));
}
