/** Reports the result to the opener, if it has this origin, and closes. */
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
