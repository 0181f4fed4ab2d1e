/**
 * Passes the body through and reports errors while it is read. The status 200 was already sent, so nothing else would
 * reveal them. A client that disconnects cancels the body, which is not an error.
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
