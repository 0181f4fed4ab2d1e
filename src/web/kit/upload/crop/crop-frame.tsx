import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type CropView, MAX_CROP_ZOOM, type PixelSize, placeCrop } from '#domain/image/image-crop.ts';
import { usePage } from '#web/app/use-page.ts';

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

interface CropGestures {
  readonly picture: PixelSize;
  readonly shape: PixelSize;
  readonly view: CropView;
  readonly onChange: (view: CropView) => void;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Pans a picture by mouse or touch, and zooms it by wheel or pinch. */
function useCropGestures({ picture, shape, view, onChange }: CropGestures) {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const zoomBy = (factor: number) => onChange({ ...view, zoom: within(view.zoom * factor, 1, MAX_CROP_ZOOM) });
  const wheel = useRef(zoomBy);
  useEffect(() => {
    wheel.current = zoomBy;
  });
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      wheel.current(Math.exp(-event.deltaY / 500));
    };
    const element = frame.current;
    // React's listener is passive and cannot prevent scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const move = (from: Point, to: Point) => {
    const pixels = placeCrop(picture, shape, view).width / (frame.current?.clientWidth ?? 1);
    onChange(
      panView({ picture, shape, view }, (from.clientX - to.clientX) * pixels, (from.clientY - to.clientY) * pixels),
    );
  };
  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    frame,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, event);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, event);
      if (other === undefined) move(before, event);
      else zoomBy(distance(event, other) / Math.max(1, distance(before, other)));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** The view panned by picture pixels, limited to the picture. */
function panView({ picture, shape, view }: Omit<CropGestures, 'onChange'>, right: number, down: number): CropView {
  const { width, height } = placeCrop(picture, shape, view);
  const share = (at: number, by: number, room: number) => (room < 1 ? at : within(at + by / room, 0, 1));
  return {
    ...view,
    x: share(view.x, right, picture.width - width),
    y: share(view.y, down, picture.height - height),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

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
