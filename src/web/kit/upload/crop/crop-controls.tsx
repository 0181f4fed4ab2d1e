import type { KeyboardEvent } from 'react';
import { type CropView, MAX_CROP_ZOOM, type PixelSize, placeCrop } from '#domain/image/image-crop.ts';
import { usePage } from '#web/app/use-page.ts';

interface CropControlsProps {
  readonly picture: PixelSize;
  readonly shape: PixelSize;
  readonly view: CropView;
  readonly onChange: (view: CropView) => void;
}

const ZOOM_STEP = 0.1;

/** Sliders for zoom and position, for arrow keys and screen readers; plus and minus zoom on each of them. */
export function CropControls({ picture, shape, view, onChange }: CropControlsProps) {
  const page = usePage();
  const part = placeCrop(picture, shape, view);
  const zoomTo = (zoom: number) => onChange({ ...view, zoom: Math.min(MAX_CROP_ZOOM, Math.max(1, zoom)) });
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlus = event.key === '+' || event.key === '=';
    if (!isPlus && event.key !== '-') return;
    event.preventDefault();
    zoomTo(view.zoom + (isPlus ? ZOOM_STEP : -ZOOM_STEP));
  };
  const sliders = [
    {
      name: 'zoom',
      min: 100,
      max: MAX_CROP_ZOOM * 100,
      value: view.zoom * 100,
      set: (value: number) => zoomTo(value / 100),
    },
    {
      name: 'x',
      min: 0,
      max: 100,
      value: view.x * 100,
      isOff: picture.width - part.width < 1,
      set: (value: number) => onChange({ ...view, x: value / 100 }),
    },
    {
      name: 'y',
      min: 0,
      max: 100,
      value: view.y * 100,
      isOff: picture.height - part.height < 1,
      set: (value: number) => onChange({ ...view, y: value / 100 }),
    },
  ] as const;
  return (
    <div className="grid gap-x-5 gap-y-1 sm:grid-cols-3">
      {sliders.map(({ name, min, max, value, set, ...slider }) => (
        <label
          key={name}
          className="text-muted flex min-w-0 items-center gap-3 text-xs font-bold sm:flex-col sm:items-stretch sm:gap-0"
        >
          <span className="w-24 flex-none sm:w-auto">{page.t(`upload.crop.${name}`)}</span>
          <input
            type="range"
            min={min}
            max={max}
            value={Math.round(value)}
            aria-valuetext={`${Math.round(value)}%`}
            disabled={'isOff' in slider && slider.isOff}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => set(currentTarget.valueAsNumber)}
            className="accent-gold-text h-11 min-w-0 flex-1 disabled:opacity-40 sm:flex-none"
          />
        </label>
      ))}
    </div>
  );
}
