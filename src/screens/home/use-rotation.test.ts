import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Holds, isPlaying, isTurning, nextSlide, TURN_EVERY } from './use-rotation.ts';

const FREE: Holds = {
  wanted: null,
  reducedMotion: false,
  hovered: false,
  focused: false,
  hidden: false,
  offScreen: false,
};

describe('the banner of the home page', () => {
  it('HOME-02, CONST-09: turns every 5000 ms and wraps from slide 4 to slide 1', () => {
    assert.equal(TURN_EVERY, 5000);
    assert.deepEqual(
      [0, 1, 2, 3].map((at) => nextSlide(at, 4)),
      [1, 2, 3, 0],
    );
  });

  it('AMB-25: pauses for a pointer, the focus, a hidden tab and off the screen, and continues afterwards', () => {
    assert.equal(isTurning(FREE), true);
    for (const hold of ['hovered', 'focused', 'hidden', 'offScreen']) {
      const held = { ...FREE, [hold]: true };
      assert.equal(isTurning(held), false, hold);
      assert.equal(isPlaying(held), true, `${hold} is no pause`);
    }
  });

  it('AMB-25: starts paused under reduced motion, and plays when the visitor presses Play', () => {
    assert.equal(isTurning({ ...FREE, reducedMotion: true }), false);
    assert.equal(isTurning({ ...FREE, reducedMotion: true, wanted: true }), true);
  });

  it('AMB-25: stays paused when the visitor paused it', () => {
    assert.equal(isTurning({ ...FREE, wanted: false }), false);
  });
});
