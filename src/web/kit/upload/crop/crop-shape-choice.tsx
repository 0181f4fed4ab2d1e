import { RectangleHorizontal, RectangleVertical } from 'lucide-react';
import type { PixelSize } from '#domain/image/image-crop.ts';
import { usePage } from '#web/app/use-page.ts';

interface CropShapeChoiceProps {
  readonly shapes: readonly PixelSize[];
  readonly chosen: PixelSize;
  readonly onChoose: (shape: PixelSize) => void;
}

/** Landscape or portrait, if the field accepts both. */
export function CropShapeChoice({ shapes, chosen, onChoose }: CropShapeChoiceProps) {
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
