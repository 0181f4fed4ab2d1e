/** Functions that run in the page: each must be self-contained. */

export interface DialogReading {
  readonly problems: readonly string[];
  /** Controls in page order, each with the mark that identifies it here. */
  readonly stops: readonly string[];
  /** How many Tab presses make a full cycle, including date field parts, frame content and the browser's toolbar. */
  readonly presses: number;
}

declare global {
  interface Window {
    focusRecord?: { readonly visited: string[]; readonly outside: string[]; readonly stop: () => void };
  }
}

/** Checks an open dialog, and lists what Tab must reach in it. */
export function readDialog(dialog: Element, role: string): DialogReading {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], [tabindex], [contenteditable=true]';
  const hasPlace = (node: HTMLElement) =>
    node.tabIndex >= 0 && !node.matches(':disabled, iframe') && node.checkVisibility({ visibilityProperty: true });
  const isRadioOfOthers = (node: HTMLElement) => {
    if (!(node instanceof HTMLInputElement) || node.type !== 'radio') return false;
    const group = [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === node.name && form === node.form,
    );
    const chosen = group.find(({ checked }) => checked);
    // Without a choice the first one is reached from before, and the last one from behind.
    return chosen === undefined ? true : chosen !== node;
  };
  const found = [...dialog.querySelectorAll<HTMLElement>(selector)].filter(
    (node) => hasPlace(node) && !isRadioOfOthers(node),
  );
  const stops = found.map((node, index) => {
    node.dataset.stop = `${index} ${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}`;
    return node.dataset.stop;
  });
  const dates = found.filter((node) => node.matches('input[type^=date], input[type=time], input[type=month]')).length;
  const framed = [...dialog.querySelectorAll('iframe')].reduce(
    (sum, { contentDocument }) => sum + 2 + (contentDocument?.querySelectorAll(selector).length ?? 0),
    0,
  );
  const presses = stops.length + 3 + dates * 7 + framed;
  if (role === '') return { problems: [], stops, presses };
  const textOf = (attribute: string) =>
    (dialog.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  const active = document.activeElement;
  const isModal = dialog.matches(':modal') || dialog.getAttribute('aria-modal') === 'true';
  const wrong: readonly (readonly [boolean, string])[] = [
    [(dialog.getAttribute('role') ?? (dialog instanceof HTMLDialogElement ? 'dialog' : '')) !== role, `no ${role}`],
    [(dialog.getAttribute('aria-label') ?? textOf('aria-labelledby')).trim() === '', 'no name'],
    [role === 'alertdialog' && textOf('aria-describedby').trim() === '', 'a question without its text'],
    [role !== 'menu' && !isModal && !dialog.matches(':popover-open'), 'not modal'],
    [!dialog.contains(active), 'the focus is outside'],
    [active === dialog && role !== 'menu', 'the focus is on the dialog itself'],
    [active?.matches('.btn-danger') === true, 'the focus is on what takes away'],
    [found.some((node) => node.tabIndex > 0), 'an order of its own'],
    [stops.length === 0 && role !== 'menu', 'nothing to reach'],
  ];
  return { problems: wrong.flatMap(([isWrong, text]) => (isWrong ? [text] : [])), stops, presses };
}

/** Records focus changes from now on, until `stopRecording`. */
export function recordFocus(dialog: Element): void {
  const visited: string[] = [];
  const outside: string[] = [];
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (dialog.contains(target)) visited.push(target.dataset.stop ?? target.tagName);
    else outside.push(target.outerHTML.slice(0, 120));
  };
  document.addEventListener('focusin', note, true);
  window.focusRecord = { visited, outside, stop: () => document.removeEventListener('focusin', note, true) };
}

/** Where the focus has been since `recordFocus`. */
export function stopRecording(): { readonly visited: readonly string[]; readonly outside: readonly string[] } {
  const { visited = [], outside = [], stop } = window.focusRecord ?? {};
  stop?.();
  return { visited, outside };
}
