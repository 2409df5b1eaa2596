// The homes of a postcode must not change, so that a returning visitor finds the same home. To update the snapshot after
// an intended change: node --test --test-update-snapshots demo/server/addresses/kept-homes.test.ts
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Home, homesOf } from './homes.ts';

const KEPT = fileURLToPath(new URL('kept-homes.txt', import.meta.url));

/** They include every kind of street, nation and supply. */
const POSTCODES = 'BS19AF BS19AH BS81AB SW1A1AA M11AE NR147XX EH11AA ZE10AA CF103AT LL571AA SA11AA BT11AA';

function line(home: Home): string {
  const { id, line1, line2, town, postcode, propertyTypeId, scenario, mpan, mprn, isSmart, payMethod } = home;
  const { electricitySupplierId, gasSupplierId, electricityUse, gasUse } = home;
  return [
    id,
    [line1, line2, town, postcode].join(', '),
    `type ${propertyTypeId}`,
    `${scenario.name}${isSmart ? ', smart' : ''}, ${payMethod}`,
    `electricity ${mpan} ${electricitySupplierId} ${electricityUse}`,
    `gas ${mprn} ${gasSupplierId} ${gasUse}`,
  ].join(' | ');
}

it('the homes of a postcode, their meters and their energy use match the snapshot', (t) => {
  const lines = POSTCODES.split(' ').flatMap((postcode) => homesOf(postcode).map(line));
  t.assert.fileSnapshot(lines.join('\n'), KEPT, { serializers: [String] });
});
