import { RectangleHorizontal, RectangleVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ImageFormat, type ImagePurpose, maxImageBytes } from '#contract/values/image-purposes.ts';
import {
  type CropView,
  cropShapes,
  cropSizes,
  type PixelRect,
  type PixelSize,
  placeCrop,
} from '#domain/image/image-crop.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import type { PickedImage } from '../refused-files.tsx';
import { CropControls, CropFrame } from './crop-frame.tsx';

interface CropDialogProps {
  readonly purpose: ImagePurpose;
  readonly picked: PickedImage;
  readonly onCut: (file: File) => void;
  readonly onClose: () => void;
}

const MIDDLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** Crops and scales a picture to fit its field, in the browser. Not a form, because it is used inside one. */
export function CropDialog({ purpose, picked, onCut, onClose }: CropDialogProps) {
  const page = usePage();
  const { file, format = 'png' } = picked;
  const source = useObjectUrl(file);
  const shapes = cropShapes(purpose, picked);
  const [shape, setShape] = useState<PixelSize>(shapes[0] ?? picked);
  const [view, setView] = useState(MIDDLE);
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const part = placeCrop(picked, shape, view);
  const sizes = cropSizes(purpose, shape, part);
  const { isBusy, start } = useAction(async () => {
    if (image.current === null) return;
    await image.current.decode();
    const order = { image: image.current, part, sizes, format, maxBytes: maxImageBytes(purpose) };
    const cut = await cutImage(order);
    if (cut === undefined) setFailed(true);
    else onCut(new File([cut.blob], file.name.replace(/\.[^.]*$/, `.${cut.ending}`), { type: cut.blob.type }));
  });
  return (
    <ModalDialog
      title={page.t('upload.crop', { name: file.name })}
      close={page.t('dialog.cancel')}
      isBusy={isBusy}
      isWide
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">{page.t('upload.crop.lead')}</p>
        {shapes.length > 1 && <CropShapeChoice shapes={shapes} chosen={shape} onChoose={setShape} />}
        {source !== '' && (
          <CropFrame source={source} picture={picked} shape={shape} view={view} image={image} onChange={setView} />
        )}
        <CropControls picture={picked} shape={shape} view={view} onChange={setView} />
        <CropResult size={sizes[0] ?? shape} part={part} />
        {hasFailed && <FieldProblem id="crop-problem" error={page.t('upload.crop.failed')} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {page.t('dialog.cancel')}
          </button>
          <Button look="gold" isBusy={isBusy} onClick={start}>
            {page.t('upload.crop.go')}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}

/** The resulting size, with a warning if it enlarges the picture. */
function CropResult({ size, part }: { size: PixelSize; part: PixelSize }) {
  const page = usePage();
  const isBlurred = part.width + 1 < size.width;
  return (
    <p role="status" className="text-sm">
      {page.t('upload.crop.result', { width: String(size.width), height: String(size.height) })}
      {isBlurred && <span className="text-warning block">{page.t('upload.crop.blurred')}</span>}
    </p>
  );
}

/** An object URL of a file while the component is mounted; empty before. */
function useObjectUrl(file: File): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface CropShapeChoiceProps {
  readonly shapes: readonly PixelSize[];
  readonly chosen: PixelSize;
  readonly onChoose: (shape: PixelSize) => void;
}

/** Landscape or portrait, if the field accepts both. */
function CropShapeChoice({ shapes, chosen, onChoose }: CropShapeChoiceProps) {
  const page = usePage();
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">{page.t('upload.crop.shape')}</legend>
      {shapes.map((shape) => {
        const isWide = shape.width > shape.height;
        const Icon = isWide ? RectangleHorizontal : RectangleVertical;
        return (
          <label
            key={shape.width}
            className="border-control hover:bg-raised has-checked:border-accent has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border px-3 text-sm has-checked:font-bold has-checked:ring-1 has-checked:ring-(--c-accent) has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="crop-shape"
              checked={shape.width === chosen.width}
              onChange={() => onChoose(shape)}
              className="h-4 w-4 flex-none accent-(--c-accent)"
            />
            <Icon size={18} aria-hidden className="flex-none" />
            {page.t(isWide ? 'upload.crop.wide' : 'upload.crop.tall')}
          </label>
        );
      })}
    </fieldset>
  );
}

interface CutOrder {
  readonly image: HTMLImageElement;
  readonly part: PixelRect;
  /** Tried in order until the file is small enough. */
  readonly sizes: readonly PixelSize[];
  readonly format: ImageFormat;
  readonly maxBytes: number;
}

const PNG = { type: 'image/png', quality: undefined, ending: 'png' } as const;
const JPEGS = [0.92, 0.8, 0.65].map((quality) => ({ type: 'image/jpeg', quality, ending: 'jpg' }) as const);

/** Crops a picture; undefined if no size is small enough. PNG stays PNG if possible. */
async function cutImage(order: CutOrder): Promise<{ blob: Blob; ending: string } | undefined> {
  const kinds = order.format === 'png' ? [PNG, ...JPEGS] : JPEGS;
  for (const size of order.sizes) {
    for (const { type, quality, ending } of kinds) {
      const canvas = draw(order, size, type === PNG.type);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob !== null && blob.size <= order.maxBytes) return { blob, ending };
    }
  }
  return undefined;
}

function draw({ image, part, sizes: _, ...rest }: CutOrder, { width, height }: PixelSize, hasAlpha: boolean) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: hasAlpha });
  if (context === null) throw new Error(`no canvas for ${rest.format}`);
  // JPEG has no transparency; without a background it would turn black.
  if (!hasAlpha) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return canvas;
}
