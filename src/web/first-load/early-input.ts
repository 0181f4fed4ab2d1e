import { RENDERED_ATTRIBUTE } from './early-press.ts';

/** What was entered into a field, and what was selected in it. */
interface EarlyInput {
  readonly field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly value: string;
  readonly checked?: boolean;
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
}

declare global {
  interface Window {
    /** What React has not handled, by field, in the order of entry. */
    earlyInput?: Map<EventTarget, EarlyInput>;
    /** Available once the layout is hydrated. */
    typeAgain?: () => void;
  }
}

/**
 * Runs before the rest of the page: records what is entered, until React handles it. A box is checked by its click, which
 * comes before its input event.
 */
export const INPUT_SCRIPT = [
  'self.earlyInput=new Map;',
  "for(const kind of ['input','click'])addEventListener(kind,({target:field})=>{",
  "if(!field.validity||/^(?:checkbox|radio)$/.test(field.type)!=(kind=='click'))return;",
  'const{value,checked,selectionStart,selectionEnd}=field;',
  'earlyInput.delete(field);',
  'earlyInput.set(field,{field,value,checked,selectionStart,selectionEnd});',
  'self.typeAgain&&setTimeout(typeAgain)',
  '},true);',
  // Moving the caret is no input.
  "document.addEventListener('selectionchange',()=>{",
  'const input=earlyInput.get(document.activeElement);',
  'if(input)({selectionStart:input.selectionStart,selectionEnd:input.selectionEnd}=input.field)',
  '})',
].join('');

/** React calls this for every change that it handles. */
export function forgetInput({ target }: { readonly target: EventTarget }): void {
  window.earlyInput?.delete(target);
}

/**
 * Enters again what React has not handled: it neither reports nor keeps what was entered before it hydrated the field. A
 * half typed number or date has no value.
 */
export function typeAgain(): void {
  window.typeAgain = typeAgain;
  for (const input of window.earlyInput?.values() ?? []) {
    const { field } = input;
    if (field.closest(`[${RENDERED_ATTRIBUTE}]`) !== null) continue;
    forgetInput({ target: field });
    if (!field.validity.badInput) enter(input);
  }
}

function enter({ field, value, checked, selectionStart, selectionEnd }: EarlyInput): void {
  const send = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Before it looks for who handles a key, React hydrates the part around it.
  send('keyup');
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = checked !== true;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    // React reports what differs from the last value set on the field itself.
    field.value = value === '' ? ' ' : '';
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  }
  // Numbers and choices have no selection.
  if (selectionStart != null) Object.assign(field, { selectionStart, selectionEnd });
  send('change');
  if (field !== document.activeElement) send('focusout');
}
