import { describe, expect, it } from 'vitest';

import type { OperationObject } from '../../openapi.ts';
import type { BoundOperation } from './BoundOperation.ts';
import { readSuccessMessages } from './readSuccessMessages.ts';

const bound = (
  is: BoundOperation['binding']['kind'],
  operation: OperationObject = {},
): BoundOperation => ({ found: { operation }, binding: { kind: is } }) as unknown as BoundOperation;

const LOCKED = { en: '{record} locked', zh: '已锁定 {record}' };

describe('the success message of an operation', () => {
  it('is the text of its document', () => {
    const operation = { 'x-console': { successMessage: LOCKED } };
    expect(readSuccessMessages(bound('delete', operation), 'Open')).toEqual({
      successMessages: [LOCKED],
    });
  });

  it('may be several, with conditions, in their order', () => {
    const several = [
      { when: { on: false }, en: '{record} switched off', zh: '已关闭 {record}' },
      LOCKED,
    ];
    const operation = { 'x-console': { successMessage: several } };
    expect(readSuccessMessages(bound('action', operation), 'Dim')).toEqual({
      successMessages: several,
    });
  });

  it.each([
    ['Archive', '{record} archived', '{record} 已归档'],
    ['switch on', '{record} switched on', '{record} 已打开'],
  ])('is a participle where an action is called %s', (label, en, zh) => {
    expect(readSuccessMessages(bound('action'), label)).toEqual({ successMessages: [{ en, zh }] });
  });

  it.each(['Restock', 'Archive all', 'constructor'])('is none for an action called %s', label => {
    expect(readSuccessMessages(bound('action'), label)).toEqual({});
  });

  it('is none for a delete called Cancel: the message is that the record is deleted', () => {
    expect(readSuccessMessages(bound('delete'), 'Cancel')).toEqual({});
  });
});
