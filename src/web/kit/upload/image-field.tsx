import { useState } from 'react';
import { UPLOAD_MIMES } from '#contract/upload/entities.ts';
import { type ImagePurpose, imagePurposeRules } from '#contract/values/image-purposes.ts';
import { checkImages } from '#domain/image/image-rules.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { CropOffers } from './crop-offers.tsx';
import { type PickedImage, readImageFile } from './read-image-file.ts';
import { RefusedFiles } from './refused-files.tsx';
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
