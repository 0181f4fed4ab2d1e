/** Tells the window that asked how the sign-in ended, to nobody but a page of this origin, and goes. */
const query = new URLSearchParams(location.search);

window.opener?.postMessage(
  {
    type: 'local-identity',
    state: query.get('state') ?? '',
    code: query.get('code') ?? '',
    error: query.get('error') ?? '',
  },
  location.origin,
);
window.close();
