import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { getDefaultItem, getDefaultValues } from './getDefaultValues.ts';

const power = createField({ kind: 'integer', source: 'power', default: 40 });
const name = createField({ kind: 'text', source: 'name' });

it('starts with the defaults of the document, in objects that must be there too', () => {
  const pole = createField({ kind: 'object', source: 'pole', fields: [power, name] });
  expect(getDefaultValues([power, name, pole])).toEqual({ power: 40 });
  expect(getDefaultValues([{ ...pole, required: true }])).toEqual({ pole: { power: 40 } });
  expect(getDefaultItem(pole)).toEqual({ power: 40 });
  expect(getDefaultItem(name)).toBeNull();
});

it('gives a required switch the value that it shows', () => {
  const on = createField({ kind: 'boolean', source: 'on' });
  expect(getDefaultValues([on])).toEqual({});
  expect(getDefaultValues([{ ...on, required: true }])).toEqual({ on: false });
  expect(getDefaultValues([{ ...on, required: true, nullable: true }])).toEqual({});
});
