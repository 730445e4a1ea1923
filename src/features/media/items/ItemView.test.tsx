import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ItemFields } from '../model/mediaTree.ts';
import { SiteZoneContext } from '../../../ui/SiteZone.ts';
import { ItemPlayback } from './ItemPlayback.ts';
import { ItemView } from './ItemView.tsx';

it('gives each part of a formatted text the line of its own size, so that large letters do not overlap', () => {
  const fields = {
    ...{ kind: 'formatText', baseInfo: { type: 1 }, rowSpace: 4 },
    font: { name: 'simhei', size: 20 },
    paragraphs: [{ spans: [{ text: 'Large', font: { size: 60 } }, { text: 'Small' }] }],
  } as unknown as ItemFields;
  render(<ItemView fields={fields} size={{ width: 640, height: 320 }} />);
  expect(screen.getByText('Large').style).toMatchObject({ lineHeight: '64px', fontSize: '60px' });
  const text = screen.getByText('Small').closest<HTMLElement>('.media-text');
  expect(text?.style.lineHeight).toBe('24px');
});

it('counts down to a time of the city, whose zone is not that of the browser [UX-14]', () => {
  const fields = { kind: 'timeAsset', baseInfo: { type: 1 }, target: '2026-11-12T10:00:00' };
  render(
    <SiteZoneContext value="Europe/Berlin">
      <ItemPlayback value={{ time: Date.UTC(2026, 10, 12, 8, 30), isMoving: false }}>
        <ItemView fields={fields as unknown as ItemFields} size={{ width: 640, height: 320 }} />
      </ItemPlayback>
    </SiteZoneContext>,
  );
  expect(screen.getByText('00:30:00')).toBeTruthy();
});
