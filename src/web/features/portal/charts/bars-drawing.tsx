import { type ReactNode, useState } from 'react';
import {
  type AmountScale,
  amountScale,
  CardAt,
  KEEPS_COLOUR,
  type NamedBar,
  percent,
  TONES,
} from './drawing-parts.tsx';

/** Approximate number of tick labels below the bars; narrow screens show every second one. */
const AMOUNTS = 4;

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
  const scale = amountScale(lengths, AMOUNTS);
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
            <Bar parts={parts} top={scale.top} />
          </div>
        ))}
      </div>
      <Amounts scale={scale} format={formatAmount} />
    </div>
  );
}

function Bar({ parts, top }: Pick<NamedBar, 'parts'> & Pick<AmountScale, 'top'>) {
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

function Amounts({ scale, format }: { scale: AmountScale; format: BarsDrawingProps['formatAmount'] }) {
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
