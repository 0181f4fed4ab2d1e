/**
 * A request whose form is one piece of bytes. Node would read the files of a form in parts, and reports an error that
 * nobody can catch when the product stops reading between two of them. Over a connection there is no such form.
 */
export async function withFormInOnePiece(init: RequestInit): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? '');
  return { ...init, headers, body: await form.arrayBuffer() };
}
