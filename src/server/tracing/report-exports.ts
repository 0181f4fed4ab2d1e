import type { ExportResult } from '@opentelemetry/core';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Learns what becomes of spans. */
export interface ExportWatch {
  /** They are about to be sent. */
  readonly taken: (spans: number) => void;
  /** They were lost. */
  readonly failed: (reason: string, spans: number) => void;
}

/** Sends spans through another exporter, and reports those that it sends, and those that it could not send. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #watch: ExportWatch;

  constructor(exporter: SpanExporter, watch: ExportWatch) {
    this.#exporter = exporter;
    this.#watch = watch;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#watch.taken(spans.length);
    this.#exporter.export(spans, ({ code, error }) => {
      if (code !== ExportResultCode.SUCCESS) this.#watch.failed(reasonOf(error), spans.length);
      // Its queue would only report a failure once more.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}

/** A status or a code: bodies of strangers do not belong into the log. */
function reasonOf(error: Error | undefined): string {
  if (error === undefined) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'number') return `status ${code}`;
  return typeof code === 'string' ? code : error.message;
}
