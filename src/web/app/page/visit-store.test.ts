import { expect, it } from 'vitest';
import { createVisitStore } from './visit-store.ts';

class FakeOrientation extends EventTarget {
  angle = 0;

  turn(angle: number) {
    this.angle = angle;
    this.dispatchEvent(new Event('change'));
  }
}

it('R3.61 holds the orientation of the screen, as it turns, and the address of the client', () => {
  const orientation = new FakeOrientation();
  const store = createVisitStore('203.0.113.9', orientation);
  let turns = 0;
  const stop = store.subscribe(() => {
    turns += 1;
  });
  expect(store.state()).toEqual({ orientation: 0, clientIp: '203.0.113.9' });
  expect(store.state()).toBe(store.state());
  orientation.turn(90);
  expect([store.state().orientation, turns]).toEqual([90, 1]);
  stop();
  orientation.turn(0);
  expect([store.state().orientation, turns]).toEqual([0, 1]);
});

it('R3.61 is never turned where there is no screen', () => {
  expect(createVisitStore('').state()).toEqual({ orientation: 0, clientIp: '' });
});
