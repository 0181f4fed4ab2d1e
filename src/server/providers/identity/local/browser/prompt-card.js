import { findWords } from './settings.js';
import { fillSurface, makeButton } from './surface.js';

/**
 * @typedef {object} CardSettings
 * @property {() => void} onChoose the card is closed; the user activation of the click remains
 * @property {(reason: string) => void} onLeave the user closed it, by `user_cancel` or `tap_outside`
 * @property {boolean} isLeftByTap whether a click outside closes it
 * @property {string | undefined} parentId of its container element
 *
 * @typedef {object} Card
 * @property {() => void} close
 */

/**
 * Shows the small card at the top right that asks whether to continue.
 *
 * @param {CardSettings} settings
 * @returns {Card}
 */
export function showCard({ onChoose, onLeave, isLeftByTap, parentId }) {
  const host = document.createElement('div');
  const listening = new AbortController();
  const focused = document.activeElement;
  const close = () => {
    listening.abort();
    const hadFocus = host.contains(document.activeElement);
    host.remove();
    if (hadFocus && focused instanceof HTMLElement) focused.focus();
  };
  /** @param {() => void} next */
  const closeAnd = (next) => () => {
    close();
    next();
  };
  const leave = closeAnd(() => onLeave('user_cancel'));
  const choose = fillCard(host, { choose: closeAnd(onChoose), leave });
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The enclosing dialog would close as well.
    event.preventDefault();
    leave();
  });
  findHolder(parentId).append(host);
  host.showPopover();
  // Only after a user gesture: an automatic prompt must not take the focus.
  if (navigator.userActivation?.isActive) choose.focus();
  if (isLeftByTap) {
    /** @param {PointerEvent} event */
    const tap = (event) => {
      if (!event.composedPath().includes(host)) closeAnd(() => onLeave('tap_outside'))();
    };
    document.addEventListener('pointerdown', tap, { signal: listening.signal });
  }
  return { close };
}

/**
 * @param {HTMLElement} host
 * @param {{choose: () => void, leave: () => void}} actions
 */
function fillCard(host, { choose, leave }) {
  const words = findWords();
  const [section, title, message] = [
    document.createElement('section'),
    document.createElement('h2'),
    document.createElement('p'),
  ];
  title.textContent = words.cardTitle;
  message.textContent = words.cardMessage;
  const button = makeButton({ text: words.cardChoose, className: 'wide', onClick: choose });
  const close = makeButton({ text: '×', className: 'close', label: words.cardClose, onClick: leave });
  section.append(title, message, button, close);
  host.popover = 'manual';
  host.role = 'dialog';
  host.ariaLabel = words.cardTitle;
  fillSurface(host, section);
  return button;
}

/**
 * A modal dialog makes everything outside it inert, so the card must be inside it.
 *
 * @param {string | undefined} parentId
 */
function findHolder(parentId) {
  const parent = parentId === undefined ? null : document.getElementById(parentId);
  return parent ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}
