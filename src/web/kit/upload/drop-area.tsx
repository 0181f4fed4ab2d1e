import { Captions, Clapperboard, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { FileKind, Media } from './use-file-tiles.ts';

export interface DropAreaProps {
  readonly kind: Pick<FileKind<never>, 'media' | 'max' | 'accept'>;
  readonly label: string;
  /** Number of files in the field. */
  readonly count: number;
  /** Files are being dragged over the field. */
  readonly isOver: boolean;
  readonly isWrong: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

const ICONS = { image: ImageUp, video: Clapperboard, text: Captions } as const satisfies Record<Media, unknown>;
const ACTIONS = {
  image: { choose: 'upload.choose.one', replace: 'upload.replace' },
  video: { choose: 'upload.choose.video', replace: 'upload.replace.video' },
  text: { choose: 'upload.choose.file', replace: 'upload.replace.file' },
} as const satisfies Record<Media, unknown>;

/** The file picker. Stays visible when the field is full, so that a further file is rejected with a reason (R5.24). */
export function DropArea({ kind, label, count, isOver, isWrong, isDisabled, onFiles }: DropAreaProps) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { media, max, accept } = kind;
  const Icon = ICONS[media];
  const action = max === 1 ? ACTIONS[media][count > 0 ? 'replace' : 'choose'] : 'upload.choose.many';
  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        data-upload-choose
        onClick={() => input.current?.click()}
        className={`flex min-h-16 w-full items-center justify-center gap-3 rounded-xl border-2 border-dashed px-4 py-3 text-start disabled:opacity-60 ${
          isOver
            ? 'border-accent bg-raised'
            : isWrong
              ? 'border-danger hover:bg-raised'
              : 'border-control hover:bg-raised'
        }`}
      >
        <Icon size={24} aria-hidden className="text-gold-text flex-none" />
        <span className="min-w-0">
          <span className="block font-bold">{page.t(isOver ? 'upload.drop' : action)}</span>
          <span className="sr-only">{label}</span>
          <span className="text-muted block text-xs">{page.t('upload.ways')}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again after it was fixed.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
