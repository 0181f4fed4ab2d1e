import { area, curveMonotoneX, line } from 'd3-shape';
import { type PointerEvent, type ReactNode, useState } from 'react';
import {
  type AmountScale,
  amountScale,
  CardAt,
  KEEPS_COLOUR,
  type NamedBar,
  percent,
  TONES,
} from './drawing-parts.tsx';

/** Approximate number of tick labels on the axis. */
const AMOUNTS = 4;
/** Number of columns labeled on narrow and on wider screens. */
const NAMED = { narrow: 4, wide: 10 } as const;

interface ColumnsDrawingProps {
  /** Names appear below the columns as far as they fit. */
  readonly columns: readonly NamedBar[];
  /** One amount per column, drawn as an area behind them in the accent color. */
  readonly behind?: readonly number[];
  readonly formatAmount: (amount: number) => string;
  /** Tooltip of a column. */
  readonly cardOf: (index: number) => ReactNode;
}

/** Columns with an area behind them. The chart fills its container without measuring it. */
export function ColumnsDrawing({ columns, behind = [], formatAmount, cardOf }: ColumnsDrawingProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const heights = columns.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const scale = amountScale([...heights, ...behind], AMOUNTS);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * columns.length);
    setPointed(Math.min(Math.max(index, 0), columns.length - 1));
  };
  return (
    <div className="grid h-full grid-cols-[40px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_24px] gap-x-2 pt-2 text-xs">
      <Amounts scale={scale} format={formatAmount} />
      <div
        className="relative touch-pan-y"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(null)}
      >
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="border-line absolute inset-x-0 border-t"
            style={{ bottom: percent(tick, scale.top) }}
          />
        ))}
        {behind.length > 0 && <AreaBehind amounts={behind} top={scale.top} />}
        {pointed !== null && (
          <span className="bg-raised/60 absolute inset-y-0" style={placeOf(pointed, columns.length)} />
        )}
        {columns.map(({ key, parts }, index) => (
          <Bar key={key} parts={parts} top={scale.top} place={placeOf(index, columns.length)} />
        ))}
        {pointed !== null && (
          <CardAt at={pointed + 0.5} of={columns.length}>
            {cardOf(pointed)}
          </CardAt>
        )}
      </div>
      <Names columns={columns} />
    </div>
  );
}

function Amounts({ scale, format }: { scale: AmountScale; format: ColumnsDrawingProps['formatAmount'] }) {
  return (
    <div className="text-muted relative tabular-nums">
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 translate-y-1/2 leading-none whitespace-nowrap"
          style={{ bottom: percent(tick, scale.top) }}
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

interface BarProps extends Pick<AmountScale, 'top'>, Pick<NamedBar, 'parts'> {
  readonly place: Readonly<Record<'left' | 'width', string>>;
}

/** A column. Empty ones render no element, as a year has many days without data. */
function Bar({ parts, top, place }: BarProps) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  if (drawn.length === 0) return null;
  return (
    <div className="chart-column absolute inset-y-0 flex flex-col-reverse items-center" style={place}>
      {drawn.map(({ amount, tone }) => (
        <div
          key={tone}
          className={`w-[78%] max-w-7 last:rounded-t-[3px] ${TONES[tone]} ${KEEPS_COLOUR}`}
          style={{ height: percent(amount, top) }}
        />
      ))}
    </div>
  );
}

function placeOf(index: number, columns: number) {
  return { left: percent(index, columns), width: percent(1, columns) };
}

/** The area in a view box one unit per column wide and 100 units high, stretched to the size of the chart. */
function AreaBehind({ amounts, top }: { amounts: readonly number[]; top: number }) {
  const points = amounts.map((amount, index): [number, number] => [index + 0.5, 100 - (100 * amount) / top]);
  return (
    <svg
      aria-hidden
      className="text-accent absolute inset-0 size-full overflow-visible"
      viewBox={`0 0 ${amounts.length} 100`}
      preserveAspectRatio="none"
    >
      <path d={area().curve(curveMonotoneX).y0(100)(points) ?? ''} fill="currentColor" fillOpacity={0.14} />
      <path
        d={line().curve(curveMonotoneX)(points) ?? ''}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Names({ columns }: Pick<ColumnsDrawingProps, 'columns'>) {
  const isOneOf = (count: number, index: number) => index % Math.ceil(columns.length / count) === 0;
  return (
    <div className="text-muted relative col-start-2">
      {columns.map(({ key, name }, index) => {
        const isOnPhone = isOneOf(NAMED.narrow, index);
        const isElsewhere = isOneOf(NAMED.wide, index);
        if (!isOnPhone && !isElsewhere) return null;
        return (
          <span
            key={key}
            className={`absolute top-2 -translate-x-1/2 leading-none whitespace-nowrap ${isOnPhone ? '' : 'max-sm:hidden'} ${isElsewhere ? '' : 'sm:hidden'}`}
            style={{ left: percent(index + 0.5, columns.length) }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
}

/** Approximate number of tick labels below the bars; narrow screens show every second one. */
const AMOUNTS_BELOW = 4;

interface BarsDrawingProps {
  readonly bars: readonly NamedBar[];
  readonly formatAmount: (amount: number) => string;
  /** Tooltip of a bar. */
  readonly cardOf: (index: number) => ReactNode;
}

/** Horizontal bars, each with its name. The chart fills its container without measuring it. */
export function BarsDrawing({ bars, formatAmount, cardOf }: BarsDrawingProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const lengths = bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const scale = amountScale(lengths, AMOUNTS_BELOW);
  return (
    <div className="grid h-full grid-cols-[104px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_28px] gap-x-2 pe-6 text-xs">
      <div className="text-muted grid auto-rows-fr items-center text-end">
        {bars.map(({ key, name }) => (
          <span key={key} className="truncate">
            {name}
          </span>
        ))}
      </div>
      <div className="relative grid auto-rows-fr" onPointerLeave={() => setPointed(null)}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="border-line absolute inset-y-0 border-s"
            style={{ left: percent(tick, scale.top) }}
          />
        ))}
        {bars.map(({ key, parts }, index) => (
          <div
            key={key}
            className={`relative flex items-center ${index === pointed ? 'bg-raised/60' : ''}`}
            onPointerEnter={() => setPointed(index)}
          >
            {index === pointed && (
              <CardAt at={0} of={1}>
                {cardOf(index)}
              </CardAt>
            )}
            <LyingBar parts={parts} top={scale.top} />
          </div>
        ))}
      </div>
      <AmountsBelow scale={scale} format={formatAmount} />
    </div>
  );
}

function LyingBar({ parts, top }: Pick<NamedBar, 'parts'> & Pick<AmountScale, 'top'>) {
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, tone }) => (
      <div
        key={tone}
        className={`h-2/3 max-h-6 last:rounded-e-[3px] ${TONES[tone]} ${KEEPS_COLOUR}`}
        style={{ width: percent(amount, top) }}
      />
    ));
}

function AmountsBelow({ scale, format }: { scale: AmountScale; format: BarsDrawingProps['formatAmount'] }) {
  return (
    <div className="text-muted relative col-start-2 tabular-nums">
      {scale.ticks.map((tick, index) => (
        <span
          key={tick}
          className={`absolute top-2 -translate-x-1/2 leading-none whitespace-nowrap ${index % 2 === 0 ? '' : 'max-sm:hidden'}`}
          style={{ left: percent(tick, scale.top) }}
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}
