import { expect, it } from 'vitest';

import { parsePackageName } from './parsePackageName.ts';

it('reads the fields of a package from the name of its file', () => {
  const table = [
    [
      'ssslc-2.4.1.bin',
      { name: 'ssslc 2.4.1', type: 'firmware', model: 'ssslc', version: '2.4.1' },
    ],
    ['SSGW_v3.0.tar.gz', { name: 'SSGW v3.0', model: 'ssgw', version: '3.0' }],
    [
      'ssads-2.0.0-beta.1.zip',
      { name: 'ssads 2.0.0 beta.1', model: 'ssads', version: '2.0.0-beta.1' },
    ],
    ['固件.bin', { name: '固件', type: 'firmware' }],
    ['player_1.2.APK', { name: 'player 1.2', type: 'application', version: '1.2' }],
    ['myssslcx.hex', { name: 'myssslcx', type: 'firmware' }],
    ['.tgz', {}],
  ] as const;
  expect(table.map(([file]) => [file, parsePackageName(file)])).toEqual(table);
});
