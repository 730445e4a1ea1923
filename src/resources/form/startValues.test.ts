import { expect, it } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { startRow, startValues } from './startValues.ts';

const power = aField({ kind: 'integer', source: 'power', default: 40 });
const name = aField({ kind: 'text', source: 'name' });

it('begins with the defaults of the document, in objects that must be there too', () => {
  const pole = aField({ kind: 'object', source: 'pole', fields: [power, name] });
  expect(startValues([power, name, pole])).toEqual({ power: 40 });
  expect(startValues([{ ...pole, required: true }])).toEqual({ pole: { power: 40 } });
  expect(startRow(pole)).toEqual({ power: 40 });
  expect(startRow(name)).toBeNull();
});

it('lets a switch that must say something begin as it is drawn', () => {
  const on = aField({ kind: 'boolean', source: 'on' });
  expect(startValues([on])).toEqual({});
  expect(startValues([{ ...on, required: true }])).toEqual({ on: false });
  expect(startValues([{ ...on, required: true, nullable: true }])).toEqual({});
});
