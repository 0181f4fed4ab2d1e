import { History, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { PackageUpload } from '#contract/version/entities.ts';
import { checkPackageFile, type PackageFileIssue, packageFileRules } from '#domain/version/package-file-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { useFileIntake } from '#web/kit/upload/use-file-intake.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { percentOf } from '#web/ui/progress-bar.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { isSameUpload, packageUploads, usePackageUpload, usePackageUploads } from './package-uploads.ts';
import { PACKAGE_FIELD, UploadRow } from './upload-row.tsx';

interface PackageFieldProps {
  readonly slot: string;
  readonly applicationId: string;
  readonly platform: PlatformCode;
  /** Earlier uploads for this platform. */
  readonly earlier: readonly PackageUpload[];
  /** File names of the application's other versions. */
  readonly takenNames: readonly string[];
  readonly note?: string;
  /** Localized error message; empty if the file is valid. */
  readonly problem: string;
  /** Called when the file is replaced or removed. */
  readonly onChange?: () => void;
}

/** The file of a version. It is validated before the upload, and an interrupted upload is resumed. */
export function PackageField(props: PackageFieldProps) {
  const { slot, applicationId, platform, earlier, takenNames, note, problem, onChange } = props;
  const page = usePage();
  const target = { slot, applicationId, platform };
  const { upload, start } = usePackageUpload(target);
  const sent = usePackageUploads();
  const [issues, setIssues] = useState<readonly FileIssue[]>([]);
  const id = useId();
  const choose = (file: File) => {
    const found = findIssues(platform, file, takenNames);
    setIssues(found);
    onChange?.();
    if (found.length === 0) start(file);
  };
  const { isOver, intake } = useFileIntake(([file]) => file !== undefined && choose(file));
  const isWrong = issues.length > 0 || problem !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not support this layout.
    <div
      {...intake}
      role="group"
      id={PACKAGE_FIELD}
      tabIndex={-1}
      aria-label={page.t('words.file')}
      className="flex min-w-0 flex-col gap-3 rounded-2xl"
    >
      {note !== undefined && <p className="text-muted text-sm">{note}</p>}
      {upload === undefined &&
        earlier
          // An upload that this window already uses for another version is not offered.
          .filter((found) => !sent.some((other) => isSameUpload(other, found)))
          .map((found) => (
            <EarlierUpload
              key={found.uploadId}
              upload={found}
              onTake={() => {
                setIssues([]);
                onChange?.();
                packageUploads.adopt({ ...target, name: found.name, total: found.size, uploadId: found.uploadId });
              }}
            />
          ))}
      {upload === undefined ? (
        <FileDrop platform={platform} isOver={isOver} isWrong={isWrong} describedBy={`${id}-error`} onFile={choose} />
      ) : (
        <UploadRow upload={upload} isRefused={problem !== ''} />
      )}
      <div id={`${id}-error`} role="alert" className="flex flex-col gap-1 empty:hidden">
        {issues.map((issue) => (
          <FieldProblem
            key={issue.message}
            id={`${id}-${issue.message}`}
            error={page.translator.find(issue.message, issue.values) ?? ''}
          />
        ))}
        {issues.length === 0 && problem !== '' && <FieldProblem id={`${id}-problem`} error={problem} />}
      </div>
    </div>
  );
}

type FileIssue = Pick<PackageFileIssue, 'values'> & { readonly message: string };

/** Problems that can be found before the upload. */
function findIssues(platform: PlatformCode, file: File, takenNames: readonly string[]): readonly FileIssue[] {
  const isTaken = takenNames.includes(file.name);
  return [...checkPackageFile(platform, file), ...(isTaken ? [{ message: 'error.60023', values: {} }] : [])];
}

/** An earlier upload: a complete one can be used, an incomplete one is resumed by choosing the same file again. */
function EarlierUpload({ upload, onTake }: { upload: PackageUpload; onTake: () => void }) {
  const page = usePage();
  const { name, size, received, sha256 } = upload;
  const { locale } = page.state;
  const words = { name, percent: percentOf(received, size), size: formatBytes(size, locale) };
  return (
    <div className="bg-raised flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl px-4 py-3 text-sm">
      <History size={20} aria-hidden className="text-muted flex-none" />
      <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
        {page.t(sha256 === null ? 'versions.upload.again' : 'versions.upload.there', words)}
      </p>
      {sha256 !== null && <Button onClick={onTake}>{page.t('versions.file.replace.go')}</Button>}
    </div>
  );
}

interface FileDropProps {
  readonly platform: PlatformCode;
  readonly isOver: boolean;
  readonly isWrong: boolean;
  /** Id of the error message. */
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/** Chooses the file of a version by dialog or by drag and drop. */
function FileDrop({ platform, isOver, isWrong, describedBy, onFile }: FileDropProps) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const rules = packageFileRules(platform);
  if (rules === undefined) return null;
  const { extension, maxGb } = rules;
  const look = isOver
    ? 'border-accent bg-raised'
    : isWrong
      ? 'border-danger hover:bg-raised'
      : 'border-control hover:bg-raised';
  return (
    <>
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        className={`flex min-h-36 w-full flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed px-4 py-6 text-center ${look}`}
      >
        <Upload size={28} aria-hidden className="text-gold-text flex-none" />
        <span className="font-bold">
          {page.t(isOver ? 'versions.upload.drop' : 'versions.upload.choose', { extension })}
        </span>
        <span className="text-muted text-xs">{page.t('versions.upload.ways', { extension, maxGb })}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={`.${extension}`}
        data-package-file={platform}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
