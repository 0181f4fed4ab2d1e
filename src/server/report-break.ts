/**
 * The same body; reports what keeps it from being read to its end. By then 200 has been sent, so nothing else would tell of
 * it. A client that leaves cancels the body, which is no failure.
 */
export function reportBreak(
  body: ReadableStream<Uint8Array>,
  report: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const read = () =>
    reader.read().catch((error: unknown) => {
      report(error);
      throw error;
    });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // The body itself reads one piece ahead.
    { highWaterMark: 0 },
  );
}
