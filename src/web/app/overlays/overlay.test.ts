import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOverlayState } from '#tests/web/build-overlay-state.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { createSessionStore } from '../session/session-store.ts';
import { chooseOverlay, isDue, type Overlay } from './overlay.ts';

const load = async () => () => null;
const OVERLAYS: readonly Overlay[] = [
  { name: 'patient', place: 'modal', rank: 9, isPatient: true, isDue: () => true, load },
  {
    name: 'binding',
    place: 'modal',
    rank: 1,
    isBinding: true,
    isDue: ({ session }) => session.user?.emailConfirmed === false,
    load,
  },
  { name: 'asked', place: 'modal', rank: 2, load },
  { name: 'bar', place: 'bottom', rank: 1, isDue: () => true, keyOf: ({ losses }) => `bar-${losses}`, load },
  { name: 'settings', place: 'bottom', rank: 5, isDue: () => false, load },
];

function openWindow() {
  const session = createSessionStore(buildUser(), null);
  const closed = new Set<string>();
  return {
    session,
    closed,
    shown: (place: Overlay['place'], { isOtherDialogOpen = false, losses = 0 } = {}) =>
      chooseOverlay(OVERLAYS, place, {
        state: buildOverlayState({ session: session.state(), losses }),
        isClosed: (key) => closed.has(key),
        isOtherDialogOpen,
      })?.name,
  };
}

it('shows overlays required by the session first, then requested ones, then automatic ones', () => {
  const { session, shown } = openWindow();
  expect(shown('modal')).toBe('patient');
  session.demand('asked');
  expect(shown('modal')).toBe('asked');
  session.set({ user: buildUser({ emailConfirmed: false }) });
  expect(shown('modal')).toBe('binding');
  session.set({ user: buildUser() });
  session.dismiss('asked');
  expect(shown('modal')).toBe('patient');
});

describe('automatic overlays', () => {
  it('wait while another dialog is open, unlike requested ones', () => {
    const { session, shown } = openWindow();
    expect(shown('modal', { isOtherDialogOpen: true })).toBeUndefined();
    session.demand('asked');
    expect(shown('modal', { isOtherDialogOpen: true })).toBe('asked');
  });

  it('stay closed, and return for a new subject', () => {
    const { closed, shown } = openWindow();
    closed.add('bar-0');
    expect(shown('bottom')).toBeUndefined();
    expect(shown('bottom', { losses: 1 })).toBe('bar');
  });

  it('cannot be closed where it is binding', () => {
    const { session, closed, shown } = openWindow();
    session.set({ user: buildUser({ emailConfirmed: false }) });
    closed.add('binding');
    expect(shown('modal')).toBe('binding');
  });
});

it('shows requested overlays before automatic ones in the bar', () => {
  const { session, shown } = openWindow();
  session.demand('settings');
  expect(shown('bottom')).toBe('settings');
});

it('never shows more than one at a place, nor one that has to wait or is not due', () => {
  const place = fc.constantFrom('modal', 'bottom', 'corner');
  const rows = fc.array(
    fc.record({ place, rank: fc.nat({ max: 9 }), isPatient: fc.boolean(), isBinding: fc.boolean(), due: fc.boolean() }),
  );
  fc.assert(
    fc.property(rows, fc.boolean(), fc.func(fc.boolean()), (made, isOtherDialogOpen, isClosed) => {
      const overlays = made.map(({ due, ...row }, index) => ({ ...row, name: `o${index}`, isDue: () => due, load }));
      const state = buildOverlayState();
      for (const wanted of ['modal', 'bottom', 'corner'] as const) {
        const chosen = chooseOverlay(overlays, wanted, { state, isClosed, isOtherDialogOpen });
        const due = overlays.filter((overlay) => overlay.place === wanted && isDue(overlay, state, isClosed));
        if (chosen === undefined) expect(due.length === 0 || isOtherDialogOpen).toBe(true);
        else {
          expect(due).toContain(chosen);
          expect(Math.min(...due.map(({ rank }) => rank))).toBe(chosen.rank);
          expect(isOtherDialogOpen && chosen.isPatient).toBe(false);
        }
      }
    }),
  );
});
