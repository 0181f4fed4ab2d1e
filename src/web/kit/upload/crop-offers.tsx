import { Crop } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import type { CropDialog } from './crop/crop-dialog.tsx';
import type { RefusedImage } from './read-image-file.ts';

interface CropOffersProps {
  readonly purpose: ImagePurpose;
  readonly files: readonly RefusedImage[];
  /** ID of the field, which gets the focus when an accepted offer disappears. */
  readonly fieldId: string;
  readonly onCut: (refused: RefusedImage, file: File) => void;
}

type Dialog = ComponentType<Parameters<typeof CropDialog>[0]>;

/** Rejected pictures that can be cropped or scaled to fit the field; the dialog is loaded on demand. */
export function CropOffers({ purpose, files, fieldId, onCut }: CropOffersProps) {
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
