import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateDeviceName } from './deviceName.ts';

const length = 'validation.name.len';
const character = 'validation.name.character';

describe('validateDeviceName', () => {
  it.each<readonly [string, string | undefined]>([
    ['', 'no.empty'],
    ['灯', length],
    ['1号', undefined],
    ['江南大道 001 号灯', undefined],
    ['a-b_c.d(e)', undefined],
    ['灯'.repeat(32), undefined],
    ['灯'.repeat(33), length],
    ['𠮷'.repeat(32), undefined],
    ['𠮷', length],
    // Composed of three code points and rendered as one character; the joiner between them is invisible.
    ['👩‍🔧', character],
    [' 号灯', character],
    ['号灯 ', character],
    ['号灯\u3000', character],
    ['号\t灯', character],
    ['号灯\n', character],
    ['号\u200b灯', character],
    ['号\u202e灯', character],
    ...Array.from('/\\:*?%"<>|', mark => [`号${mark}灯`, character] as const),
    ['号％灯', undefined],
    ['／号灯', undefined],
  ])('validates %j [VALID-08]', (name, expected) => {
    expect(validateDeviceName(name)).toBe(expected);
  });

  it('takes a name from whichever end it is read, and two good ones next to each other [VALID-08]', () => {
    const name = fc.string({ unit: fc.constantFrom(...Array.from('灯a 𠮷/?1')), maxLength: 16 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        const backwards = Array.from(one).reverse().join('');
        expect(validateDeviceName(backwards)).toBe(validateDeviceName(one));
        if (validateDeviceName(one) === undefined && validateDeviceName(other) === undefined)
          expect(validateDeviceName(one + other)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
