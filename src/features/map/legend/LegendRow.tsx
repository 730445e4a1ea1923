import type { ReactNode } from 'react';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';

interface LegendRowProps {
  readonly glyph: ReactNode;
  readonly label: string;
  /** How many are in view; absent where that is unknown. */
  readonly count: number | undefined;
  readonly isShown: boolean;
  readonly onToggle: (isShown: boolean) => void;
}

/** What a shape or an icon means, how many of it are in view, and whether the map shows it. */
export const LegendRow = ({ glyph, label, count, isShown, onToggle }: LegendRowProps) => (
  <li>
    <label className="map-legend-row row min-h-[max(28px,var(--target))] cursor-pointer gap-10 leading-12">
      <span className="checkbox">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target: { checked } }) => onToggle(checked)}
        />
      </span>
      {glyph}
      <span className="flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-3">
          <FormattedNumber value={count} />
        </span>
      )}
    </label>
  </li>
);
