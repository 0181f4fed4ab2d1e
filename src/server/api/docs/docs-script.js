/* Search and keyboard navigation for the page, which is readable without it: every call is a <details>. */
const form = /** @type {HTMLFormElement} */ (document.querySelector('search form'));
const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('find'));
const count = /** @type {HTMLOutputElement} */ (form.querySelector('output'));
const calls = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll('details.call')]);
const rules = /** @type {HTMLElement} */ (document.querySelector('section'));
/** Each link to a section of calls, with the section. */
const sections = /** @type {[HTMLElement, HTMLElement][]} */ (
  [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('nav a'))]
    .map((link) => [link, document.querySelector(link.hash)?.closest('section:has(> .call)')])
    .filter(([, section]) => section)
);

/** The searched text of a call: path, summary, and the name, section and codes in the markup. */
const texts = new Map(
  calls.map((call) => [call, `${call.firstElementChild?.textContent} ${call.dataset.find}`.toLowerCase()]),
);

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const [call, text] of texts) call.hidden = !words.every((word) => text.includes(word));
  for (const [link, section] of sections) {
    section.hidden = section.querySelector('.call:not([hidden])') === null;
    link.hidden = section.hidden;
  }
  rules.hidden = words.length > 0;
  const found = calls.filter(({ hidden }) => !hidden).length;
  count.value = words.length === 0 ? `${calls.length} calls` : `${found} of ${calls.length} calls`;
}

/** Updates the address, so that it restores the current view. */
function remember(hash = location.hash) {
  const query = field.value.trim() === '' ? '' : `?${new URLSearchParams({ find: field.value.trim() })}`;
  history.replaceState(null, '', location.pathname + query + hash);
}

/** Opens the target of the address, even if the search hides it. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null) return;
  if (target.closest('[hidden]') !== null) {
    field.value = '';
    filter();
  }
  const details = target.closest('details');
  if (details !== null) details.open = true;
  target.scrollIntoView();
}

/** The visible summaries, in order. */
function visibleSummaries() {
  return calls.filter(({ hidden }) => !hidden).map((call) => /** @type {HTMLElement} */ (call.firstElementChild));
}

/** @param {KeyboardEvent} event */
function walk(event) {
  if (event.key === '/' && document.activeElement !== field && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    field.focus();
    field.select();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const summaries = visibleSummaries();
  const isInField = document.activeElement === field;
  const place = summaries.findIndex((summary) => summary.matches(':focus'));
  if (place < 0 && !isInField) return;
  const next = event.key === 'ArrowDown' ? place + 1 : place - 1;
  event.preventDefault();
  (summaries[next] ?? (next < 0 ? field : undefined))?.focus();
}

field.value = new URLSearchParams(location.search).get('find') ?? '';
field.addEventListener('input', () => {
  filter();
  remember('');
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  visibleSummaries()[0]?.focus();
});
for (const call of calls) {
  call.addEventListener('toggle', () => {
    if (call.open) remember(`#${call.id}`);
  });
}
addEventListener('hashchange', openTarget);
addEventListener('keydown', walk);
form.hidden = false;
filter();
openTarget();

export {};
