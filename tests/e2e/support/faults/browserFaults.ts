import type { Fault } from './Fault.ts';

/** The difference of a wrong clock. */
const CLOCK_SKEW_MS = 5 * 3_600_000;

/** The faults of the network and of the browser. */
export const BROWSER_FAULTS: readonly Fault[] = [
  {
    name: 'no network',
    effect: 'error',
    begin: async ({ page }) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  {
    name: 'a clock that is five hours fast',
    effect: 'content',
    begin: async ({ page }) => {
      await page.evaluate(skewMs => {
        const now = Date.now.bind(Date);
        const RealDate = Date;
        globalThis.Date = new Proxy(RealDate, {
          construct: (target, args: [] | [number]) =>
            args.length > 0 ? new target(...(args as [number])) : new target(now() + skewMs),
          get: (target, key) =>
            key === 'now' ? () => now() + skewMs : (Reflect.get(target, key) as unknown),
        });
        Object.assign(globalThis, { repairClock: () => (globalThis.Date = RealDate) });
      }, CLOCK_SKEW_MS);
      return () => page.evaluate('void repairClock()');
    },
  },
  {
    name: 'a full storage',
    effect: 'content',
    begin: async ({ page }) => {
      await page.evaluate(() => {
        const usual = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        const repairStorage = () => Object.defineProperty(Storage.prototype, 'setItem', usual);
        Object.assign(globalThis, { repairStorage });
      });
      return () => page.evaluate('void repairStorage()');
    },
  },
];
