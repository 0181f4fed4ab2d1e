import { Crop } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { UPLOAD_MIMES } from '#contract/upload/entities.ts';
import { type ImagePurpose, imagePurposeRules } from '#contract/values/image-purposes.ts';
import { checkImages } from '#domain/image/image-rules.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '../../app/use-action.ts';
import type { CropDialog } from './crop/crop-dialog.tsx';
import { type PickedImage, RefusedFiles, type RefusedImage, readImageFile } from './refused-files.tsx';
import { UploadField, type UploadFieldProps } from './upload-field.tsx';
import { asUpload, type FileKind } from './use-file-tiles.ts';

export interface ImageFieldProps extends UploadFieldProps {
  readonly purpose: ImagePurpose;
  /** Optional in this form, even if the purpose normally requires a picture. */
  readonly isOptional?: boolean;
}

/** Pictures of a form, several uploads at once; rejected ones can be cropped. `UploadField` names what it needs. */
export function ImageField({ purpose, isOptional = false, ...field }: ImageFieldProps) {
  const page = usePage();
  const [kind] = useState(() => imageKind(purpose));
  return (
    <UploadField
      {...field}
      kind={kind}
      guide={describePurpose(page, purpose, isOptional)}
      refused={({ refused }) => <RefusedFiles files={refused} />}
      offers={({ refused }, tiles) => (
        <CropOffers
          purpose={purpose}
          files={refused}
          fieldId={`field-${field.name}`}
          onCut={(former, file) => void tiles.addCut(former, file)}
        />
      )}
    />
  );
}

function imageKind(purpose: ImagePurpose): FileKind<PickedImage> {
  return {
    media: 'image',
    max: imagePurposeRules(purpose).count.max,
    accept: UPLOAD_MIMES.join(),
    check: (files, presentCount) => checkImages(purpose, files, presentCount),
    read: readImageFile,
    // The upload code is loaded with the first picture.
    send: async (page, order) => {
      const { uploadImage } = await import('#client/upload-file.ts');
      return uploadImage(page.call, { purpose, ...asUpload(order) });
    },
  };
}

/** The requirements for pictures of a purpose, generated from the rules. */
function describePurpose(page: Page, purpose: ImagePurpose, isOptional = false): readonly string[] {
  const { maxMb, count, exactSize, ratio, sides, maxMegapixels } = imagePurposeRules(purpose);
  const counted = isOptional || count.min === 0 ? 'upload.count.upTo' : 'upload.count.range';
  return [
    ...(count.max === 1 ? [] : [page.t(counted, { ...count })]),
    page.t('upload.format', { maxMb }),
    ...(exactSize
      ? [page.t('upload.exact', { width: String(exactSize.width), height: String(exactSize.height) })]
      : []),
    ...(ratio === undefined ? [] : [page.t(ratio === 'wide' ? 'upload.ratio.wide' : 'upload.ratio.either')]),
    ...(sides ? [page.t('upload.sides', { min: String(sides.min), max: String(sides.max) })] : []),
    ...(maxMegapixels ? [page.t('upload.pixels', { maxMegapixels })] : []),
  ];
}

interface CropOffersProps {
  readonly purpose: ImagePurpose;
  readonly files: readonly RefusedImage[];
  /** ID of the field, which gets the focus when an accepted offer disappears. */
  readonly fieldId: string;
  readonly onCut: (refused: RefusedImage, file: File) => void;
}

type Dialog = ComponentType<Parameters<typeof CropDialog>[0]>;

/** Rejected pictures that can be cropped or scaled to fit the field; the dialog is loaded on demand. */
function CropOffers({ purpose, files, fieldId, onCut }: CropOffersProps) {
  const croppable = files.filter(isCroppable);
  if (croppable.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {croppable.map((refused) => (
        <CropOffer
          key={`${refused.file.name} ${refused.bytes}`}
          purpose={purpose}
          refused={refused}
          onCut={(file) => {
            onCut(refused, file);
            document.getElementById(fieldId)?.querySelector<HTMLElement>('[data-upload-choose]')?.focus();
          }}
        />
      ))}
    </div>
  );
}

interface CropOfferProps {
  readonly purpose: ImagePurpose;
  readonly refused: RefusedImage;
  readonly onCut: (file: File) => void;
}

function CropOffer({ purpose, refused, onCut }: CropOfferProps) {
  const page = usePage();
  const [opened, setOpened] = useState<{ readonly View: Dialog }>();
  const { isBusy, start } = useAction(async () => {
    const { CropDialog: View } = await import('./crop/crop-dialog.tsx');
    setOpened({ View });
  });
  const close = () => setOpened(undefined);
  return (
    <>
      <Button className="min-w-0" isBusy={isBusy} onClick={start} Icon={Crop}>
        <span className="min-w-0 truncate">{page.t('upload.crop', { name: refused.file.name })}</span>
      </Button>
      {opened !== undefined &&
        // Outside the field's form, which Enter on a slider would submit.
        createPortal(
          <opened.View
            purpose={purpose}
            picked={refused}
            onClose={close}
            onCut={(file) => {
              // Elements outside a modal dialog cannot be focused.
              flushSync(close);
              onCut(file);
            }}
          />,
          document.body,
        )}
    </>
  );
}

/** Cropping does not help with too many pictures, and unreadable formats cannot be cropped. */
function isCroppable({ format, issues }: RefusedImage): boolean {
  return format !== undefined && issues.every(({ message }) => message !== 'image.max_count');
}
