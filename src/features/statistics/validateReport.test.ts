import { describe, expect, it } from 'vitest';

import { ApiError } from '../../api/ApiError.ts';
import { validateReportRows } from './validateReport.ts';

const CALL = 'GET /reports/stat';
const shape = { time: 'time', model: 'string', energy: 'number' } as const;
const row = { time: '2026-05-01T00:00:00Z', model: 'ssslc', energy: 3 };

describe('a report', () => {
  it('is returned when each of its values has the documented type', () => {
    expect(validateReportRows(CALL, [row], shape)).toEqual([row]);
  });

  it.each([
    ['a time that cannot be read', { ...row, time: '2026-05-01T00:00:00Z and more' }],
    ['a time that is a number', { ...row, time: 5 as unknown as string }],
    ['a number that is not finite', { ...row, energy: Infinity }],
    ['a number that is text', { ...row, energy: '3' as unknown as number }],
    ['a text that is an object', { ...row, model: {} as unknown as string }],
    ['no row', null as unknown as typeof row],
  ])('is an error with the response when it has %s', (_, wrong) => {
    expect(() => validateReportRows(CALL, [wrong], shape)).toThrow(ApiError);
  });
});
