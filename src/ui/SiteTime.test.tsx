import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { SiteTime } from './SiteTime.tsx';
import { SiteZoneContext } from './SiteZone.ts';

afterEach(cleanup);

// The browser of this test is in Shanghai.
it.each([
  ['2026-11-11T02:30:00', '2026-11-11T01:30:00.000Z', '2026-11-11 02:30:00'],
  ['2026-11-11T02:30:00Z', '2026-11-11T02:30:00.000Z', '2026-11-11 03:30:00'],
])('shows %s in Berlin: %s [UX-14]', (value, instant, text) => {
  render(
    <SiteZoneContext value="Europe/Berlin">
      <SiteTime time={value} />
    </SiteZoneContext>,
  );
  const time = screen.getByText(text);
  expect(time).toHaveAttribute('datetime', instant);
});
