// Checks that in every silhouette the parts are visible and where they belong.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sunAt } from './house-hour.ts';
import { cable, silhouettes } from './silhouettes.ts';

const GROUND = 190;
const CAR_LENGTH = 77;
const PUMP_WIDTH = 32;
const PANEL_STEP = 19;
const HEIGHT = 214;
const WIDTH = 320;
const LOFT = 15;
/** The radius of the sun with its rays, and how far the sky extends above the drawing: day.css. */
const SUN = 31;
const SKY = 22;
/** These buildings are as high as the noon sun, which is behind them. */
const HIGH = new Set(['flat', 'maisonette']);

for (const [type, home] of Object.entries(silhouettes)) {
  describe(`the ${type}`, () => {
    it('has windows that are above the ground and do not overlap', () => {
      assert.ok(home.windows.length >= 2);
      for (const [index, [x, y, width, height]] of home.windows.entries()) {
        assert.ok(y > 0 && y + height < GROUND);
        for (const [left, top, otherWidth, otherHeight] of home.windows.slice(index + 1)) {
          const apart =
            x + width < left || left + otherWidth < x || y + height < top || top + otherHeight < y;
          assert.ok(apart, `${x},${y} overlaps ${left},${top}`);
        }
      }
    });

    it('has a cat that sits on the sill of one of its windows', () => {
      const [catX, catY] = home.cat;
      assert.ok(
        home.windows.some(([x, y, width, height]) => catX > x && catX + 9 < x + width && catY === y + height),
      );
    });

    it('has its panels inside the drawing and above the open loft', () => {
      const [x, y, columns, rows] = home.panels;
      assert.ok(columns >= 3 && x + columns * PANEL_STEP < WIDTH);
      assert.ok(type === 'flat' || y + rows * 20 - 2 <= home.wire[1] - LOFT);
    });

    it('SEEN-10: has the whole noon sun above its roof and inside the sky', () => {
      const [, noon = Number.NaN] = sunAt({ at: 12 }) ?? [];
      assert.ok(noon - SUN > -SKY);
      const [, ridge = Number.NaN] = /^M\d+ (\d+)/.exec(home.roof) ?? [];
      assert.ok(HIGH.has(type) || noon + SUN < Number(ridge), `${noon}`);
    });

    it('has a wire that goes down past the battery to the meter', () => {
      const [, eaves, battery, meter] = home.wire;
      assert.ok(eaves < battery && battery + 18 < meter && meter + 11 < GROUND);
    });

    it('has room for the outdoor unit, the charger and the car side by side', () => {
      const [pumpX] = home.pump;
      const [chargerX] = home.charger;
      const [carX, carY] = home.car;
      assert.ok(pumpX >= 0 && (pumpX + PUMP_WIDTH <= chargerX - 4 || pumpX > chargerX));
      assert.ok(chargerX + 4 < carX && carX + CAR_LENGTH <= WIDTH);
      assert.ok(carY > GROUND && carY < HEIGHT);
    });

    it('has a cable from the side of the charger to the nose of the car', () => {
      const [chargerX, chargerY] = home.charger;
      const [carX, carY] = home.car;
      assert.ok(cable(home).startsWith(`M${chargerX + 4} ${chargerY}C`));
      assert.ok(cable(home).endsWith(` ${carX} ${carY - 13}`));
    });
  });
}
