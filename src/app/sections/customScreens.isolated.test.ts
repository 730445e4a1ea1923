import { afterEach, describe, expect, it, vi } from 'vitest';

import { customScreens } from './customScreens.tsx';
import { resourceScreens } from './resourceScreens.ts';

vi.mock('../../resources/screens/ResourceRoutes.tsx', () => ({ ResourceRoutes: () => null }));

afterEach(() => history.replaceState(null, '', '/'));

describe('the screens of /data', () => {
  it('come with the file of the resource in the URL, which cannot fail them', async () => {
    const prefetch = vi.spyOn(resourceScreens['strategies']!, 'prefetch');
    prefetch.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    const other = vi.spyOn(resourceScreens['assets']!, 'prefetch');
    history.replaceState(null, '', '/data/strategies/7/show');
    await customScreens.data.prefetch();
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });
});
