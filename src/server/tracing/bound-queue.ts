import { type Context, TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace';

export interface QueueSettings {
  /** Gathers spans and sends them. */
  readonly sender: SpanProcessor;
  /** Spans that have ended and are not being sent yet. */
  readonly most: number;
  readonly onDropped: () => void;
}

/** Bounds the spans that wait for a sender, and says when one is dropped: the library drops them silently. */
export class BoundQueue implements SpanProcessor {
  readonly #settings: QueueSettings;
  #waiting = 0;

  constructor(settings: QueueSettings) {
    this.#settings = settings;
  }

  /** Spans are being sent. */
  readonly taken = (spans: number): void => {
    this.#waiting -= spans;
  };

  onStart(span: Span, context: Context): void {
    this.#settings.sender.onStart(span, context);
  }

  onEnd(span: ReadableSpan): void {
    const { sender, most, onDropped } = this.#settings;
    if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
    if (this.#waiting >= most) {
      onDropped();
      return;
    }
    this.#waiting += 1;
    sender.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.#settings.sender.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#settings.sender.shutdown();
  }
}
