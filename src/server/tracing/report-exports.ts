import type { ExportResult } from '@opentelemetry/core';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Learns why spans were lost. */
export type ReportLoss = (reason: string, spans: number) => void;

/** Sends spans through another exporter, and reports those that it could not send. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #report: ReportLoss;

  constructor(exporter: SpanExporter, report: ReportLoss) {
    this.#exporter = exporter;
    this.#report = report;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, ({ code, error }) => {
      if (code !== ExportResultCode.SUCCESS) this.#report(reasonOf(error), spans.length);
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
