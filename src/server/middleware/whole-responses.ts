/**
 * Responses that have the headers of every response already. Reading or changing the headers of any other makes an
 * object of them, which takes longer than most small calls do.
 */
const whole = new WeakSet<Response>();

/** A response with a text and all of its headers. */
export function wholeResponse(body: BodyInit, headers: Readonly<Record<string, string>>): Response {
  const response = new Response(body, { headers });
  whole.add(response);
  return response;
}

/** Whether the response was made by `wholeResponse`. */
export function isWhole(response: Response): boolean {
  return whole.has(response);
}
