import { describe, expect, it } from 'vitest';

import { getInitials } from './Avatar.tsx';

describe('initialsOf', () => {
  it.each([
    ['Li', 'Jing', 'lijing', 'LJ'],
    ['李', '静', 'lijing', '李'],
    ['欧阳', '明', 'ouyang', '欧'],
    ['', 'Jing', 'lijing', 'J'],
    ['', '', 'admin', 'A'],
    ['', '', '', ''],
    ['𠮷', '田', 'jt', '𠮷'],
  ])('of %s %s (%s) is %s', (lastName, firstName, username, initials) => {
    expect(getInitials({ lastName, firstName, username })).toBe(initials);
  });
});
