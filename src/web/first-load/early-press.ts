/** How long after a press a button may still react, in milliseconds; later it would surprise the visitor. */
const PATIENCE_MS = 10_000;

/** Marks server-rendered parts that hydrate after the page; removed on hydration. */
export const RENDERED_ATTRIBUTE = 'data-rendered';

interface EarlyPress {
  readonly button: HTMLElement;
  /** In `performance.now` time. */
  readonly atMs: number;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
    isTakenOver?: boolean;
  }
}

/**
 * Runs before the rest of the page: records a press on a button that is not hydrated yet, and marks the button as busy.
 * Links, popovers and forms with an address work without code; the browser would send any other form to the page itself,
 * and lose what is in it. Only the last press counts.
 */
export const PRESS_SCRIPT = [
  '{const press=(event,button,isOurs)=>{',
  `if(!isOurs||self.isTakenOver&&!event.target.closest('[${RENDERED_ATTRIBUTE}]'))return;`,
  "event.type=='submit'&&event.preventDefault();",
  "self.earlyPress?.button.removeAttribute('aria-busy');",
  "button?.setAttribute('aria-busy','true');",
  'self.earlyPress=button?{button,atMs:performance.now()}:undefined',
  '};',
  "addEventListener('click',event=>{",
  "const button=event.target.closest?.('button[type=button]:not([popovertarget])');",
  'press(event,button,button)',
  '},true);',
  "addEventListener('submit',event=>press(event,event.submitter,!event.target.hasAttribute('action')),true)}",
].join('');

/** Replays an early press once the button is hydrated. */
export function pressAgain(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined || earlyPress.button.closest(`[${RENDERED_ATTRIBUTE}]`) !== null) return;
  window.earlyPress = undefined;
  const { button, atMs } = earlyPress;
  button.removeAttribute('aria-busy');
  if (button.isConnected && performance.now() - atMs < PATIENCE_MS) button.click();
}
