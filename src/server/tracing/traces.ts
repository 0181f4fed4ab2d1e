/**
 * Follows requests through the program: request → queries, outgoing requests, jobs. Absent unless
 * OTEL_EXPORTER_OTLP_ENDPOINT is set. Spans name routes, statements and kinds of jobs, never what a person sent: no
 * addresses, values, or messages of errors. See decision 064.
 */
export interface Traces {
  /** Runs the handling of a request in a span, which ends with it. */
  request(received: ReceivedRequest, handle: (span: RequestSpan) => Promise<void>): Promise<void>;
  /** Notes a request that was answered immediately. `begunMs` is of `performance.now()`. */
  answered(received: Omit<ReceivedRequest, 'requestId'>, answer: Answer & { readonly begunMs: number }): void;
  /** Runs a job in a span, which continues the trace of the request that queued it. */
  job<Result>(taken: TracedJob, run: (span: WorkSpan) => Promise<Result>): Promise<Result>;
  /** Begins the span of a query; undefined outside of traces. */
  query(text: string): WorkSpan | undefined;
  /** Where the current trace is, for the row of a job (`traceparent` of W3C Trace Context); undefined outside of traces. */
  readonly current: () => string | undefined;
  /** Remembers the current trace; what is returned runs work that is done later, by someone else’s turn, in it. */
  readonly capture: () => RunIn;
  /** What every log line carries. */
  readonly logFields: () => LogFields;
  /** Sends the last spans, for two seconds at most. */
  close(): Promise<void>;
}

export type RunIn = <Result>(run: () => Result) => Result;

export interface ReceivedRequest {
  readonly method: string;
  /** The header of that name; undefined to begin a trace of its own. */
  readonly traceparent: string | undefined;
  readonly requestId: string;
}

export interface RequestSpan {
  /** Says how the request was answered. */
  answer(answer: Answer): void;
}

export interface Answer {
  /** A pattern, never an address. */
  readonly route: string;
  readonly status: number;
}

export interface TracedJob {
  /** The job's name. */
  readonly name: string;
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Of its row. */
  readonly traceparent: string | undefined;
}

/** Work that may fail. */
export interface WorkSpan {
  fail(error: unknown): void;
  end(): void;
}

export interface LogFields {
  readonly traceId?: string;
  readonly spanId?: string;
}
