import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { panelGrid } from './panel-grid.ts';
import { silhouettes } from './silhouettes.ts';

describe('panels on a roof', () => {
  for (const [type, { panels }] of Object.entries(silhouettes)) {
    it(`SEEN-01: the quoted number fits on the ${type}, in rows and columns`, () => {
      const [, , across, down] = panels;
      for (let count = 1; count <= 24; count += 1) {
        const { columns, width, height } = panelGrid(count, across, down);
        const rows = Math.ceil(count / columns);
        assert.ok(columns * (width + 2) <= across * 19 + 0.001, `${count} are too wide`);
        assert.ok(rows * (height + 2) <= down * 20 + 0.001, `${count} are too high`);
        assert.ok(width > 2 && height > 2, `${count} cannot be seen`);
      }
    });
  }

  it('SEEN-01: ten are in two full rows', () => {
    assert.equal(panelGrid(10, 4, 3).columns, 5);
  });

  it('SEEN-01: a few panels are not enlarged', () => {
    assert.deepEqual(panelGrid(2, 3, 2), { columns: 2, width: 17, height: 18 });
  });
});
