import { useEffect, useRef, useState } from 'react';
import { type ImagePurpose, maxImageBytes } from '#contract/values/image-purposes.ts';
import { type CropView, cropShapes, cropSizes, type PixelSize, placeCrop } from '#domain/image/image-crop.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import type { PickedImage } from '../read-image-file.ts';
import { CropControls } from './crop-controls.tsx';
import { CropFrame } from './crop-frame.tsx';
import { CropShapeChoice } from './crop-shape-choice.tsx';
import { cutImage } from './cut-image.ts';

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
