import { describe, expect, it } from 'vitest';

import { createLoginLimit } from './loginLimit.ts';

function setUp(most = 3) {
  const time = { now: 1_000_000 };
  return {
    time,
    limit: createLoginLimit(
      () => most,
      () => time.now,
    ),
  };
}

describe('the login limit', () => {
  it('makes an account wait after its last permitted failure, and no other account', () => {
    const { limit } = setUp();
    limit.addFailure('li');
    limit.addFailure('li');
    expect(limit.getWaitSeconds('li')).toBe(0);
    limit.addFailure('li');
    expect(limit.getWaitSeconds('li')).toBe(60);
    expect(limit.getWaitSeconds('wang')).toBe(0);
  });

  it('lets an account try again when its oldest failure is a minute old', () => {
    const { limit, time } = setUp();
    limit.addFailure('li');
    time.now += 20_000;
    limit.addFailure('li');
    limit.addFailure('li');
    expect(limit.getWaitSeconds('li')).toBe(40);
    time.now += 39_999;
    expect(limit.getWaitSeconds('li')).toBe(1);
    time.now += 1;
    expect(limit.getWaitSeconds('li')).toBe(0);
  });

  it('can be lifted', () => {
    const { limit } = setUp(Infinity);
    for (let i = 0; i < 1_000; i += 1) limit.addFailure('li');
    expect(limit.getWaitSeconds('li')).toBe(0);
  });

  it('takes the attempts of one account in turn, so that many at once are still counted', async () => {
    const { limit } = setUp();
    const attempt = async () => {
      if (limit.getWaitSeconds('li') > 0) return 'rejected';
      await Promise.resolve();
      limit.addFailure('li');
      return 'failed';
    };
    const results = await Promise.all(
      Array.from({ length: 9 }, () => limit.runInTurn('li', attempt)),
    );
    expect(results.filter(result => result === 'failed')).toHaveLength(3);
  });

  it('continues with the next attempt when one throws', async () => {
    const { limit } = setUp();
    const broken = limit.runInTurn('li', () => Promise.reject(new Error('broken')));
    const next = limit.runInTurn('li', () => Promise.resolve('fine'));
    await expect(broken).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  it('drops the stalest of too many accounts, not the latest', () => {
    const { limit } = setUp(1);
    for (let i = 0; i <= 10_000; i += 1) limit.addFailure(`name${i}`);
    expect(limit.getWaitSeconds('name0')).toBe(0);
    expect(limit.getWaitSeconds('name10000')).toBe(60);
  });
});
