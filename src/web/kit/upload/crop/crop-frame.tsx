import type { RefObject } from 'react';
import { type CropView, type PixelSize, placeCrop } from '#domain/image/image-crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropFrameProps {
  readonly source: string;
  readonly picture: PixelSize;
  readonly shape: PixelSize;
  readonly view: CropView;
  readonly image: RefObject<HTMLImageElement | null>;
  readonly onChange: (view: CropView) => void;
}

/** Previews exactly what will be uploaded; without a pointer it is moved by the controls below. */
export function CropFrame({ source, picture, shape, view, image, onChange }: CropFrameProps) {
  const { frame, ...gestures } = useCropGestures({ picture, shape, view, onChange });
  const { left, top, width, height } = placeCrop(picture, shape, view);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const ratio = shape.width / shape.height;
  return (
    <div
      ref={frame}
      {...gestures}
      data-crop-frame
      style={{ aspectRatio: ratio, width: `min(100%, ${ratio * 44}dvh)` }}
      className="border-control bg-raised relative mx-auto cursor-grab touch-none overflow-hidden rounded-xl border select-none active:cursor-grabbing"
    >
      <img
        ref={image}
        src={source}
        alt=""
        draggable={false}
        style={{
          width: percent(picture.width, width),
          height: percent(picture.height, height),
          left: percent(-left, width),
          top: percent(-top, height),
        }}
        className="pointer-events-none absolute max-w-none"
      />
    </div>
  );
}
