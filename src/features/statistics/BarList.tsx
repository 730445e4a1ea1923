import { Link } from 'react-router-dom';

import { useValueFormats } from '../../ui/charts/useValueFormats.ts';

import type { EquipmentState } from '../../ui/icons/StateGlyph.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

/** A segment of a bar: its length, and its palette colour. */
export interface BarSegment {
  readonly tone: string;
  readonly value: number;
  /** The colour that the platform configures, instead of the default. */
  readonly color?: string;
  /** A paler tint of the same. */
  readonly isPale?: boolean;
}

export interface BarItem {
  readonly key: string;
  readonly name: string;
  /** A state icon before the name. */
  readonly state?: EquipmentState;
  readonly parts: readonly BarSegment[];
  /** After its number, e.g. its share of the total. */
  readonly suffix?: string;
  /** The link of its name. */
  readonly to?: string;
}

interface BarListProps {
  readonly label: string;
  readonly bars: readonly BarItem[];
  /** Decimals; default 0. */
  readonly decimals?: number;
}

/** A horizontal bar chart with a name and a number for each bar: readable without the bars. */
export const BarList = ({ label, bars, decimals = 0 }: BarListProps) => {
  const { formatPlain } = useValueFormats({ label, points: [], series: [], decimals });
  const getTotal = ({ parts }: BarItem) => parts.reduce((total, { value }) => total + value, 0);
  const maxTotal = Math.max(1, ...bars.map(getTotal));
  return (
    <ul
      className={bars.some(({ suffix }) => suffix !== undefined) ? 'bars bars-wide' : 'bars'}
      aria-label={label}
    >
      {bars.map(bar => (
        <li key={bar.key}>
          <span className="bars-name touch-links row gap-6 shrink">
            {bar.state && <StateGlyph state={bar.state} size={14} />}
            {bar.to === undefined ? <span>{bar.name}</span> : <Link to={bar.to}>{bar.name}</Link>}
          </span>
          <span className="bars-track" aria-hidden="true">
            {bar.parts
              .filter(({ value }) => value > 0)
              .map(({ tone, value, color, isPale }) => (
                <i
                  key={tone}
                  className={isPale ? 'bars-pale' : ''}
                  style={{
                    width: `${(value / maxTotal) * 100}%`,
                    background: color ?? `var(--${tone})`,
                  }}
                />
              ))}
          </span>
          <span className="bars-number">{formatPlain(getTotal(bar))}</span>
          {bar.suffix !== undefined && <span className="bars-suffix">{bar.suffix}</span>}
        </li>
      ))}
    </ul>
  );
};
