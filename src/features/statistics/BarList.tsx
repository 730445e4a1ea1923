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
      className={`grid content-start gap-x-12 gap-y-0 ${bars.some(({ suffix }) => suffix !== undefined) ? 'grid-cols-[fit-content(45%)_minmax(40px,1fr)_auto_auto]' : 'grid-cols-[fit-content(45%)_minmax(40px,1fr)_auto]'}`}
      aria-label={label}
    >
      {bars.map(bar => (
        <li
          key={bar.key}
          className="col-span-full grid min-h-[max(30px,var(--target))] grid-cols-subgrid items-center"
        >
          <span className="touch-links row min-w-0 gap-6 *:last:truncate [&_a]:text-1 [&_a:hover]:text-accent">
            {bar.state && <StateGlyph state={bar.state} size={14} />}
            {bar.to === undefined ? <span>{bar.name}</span> : <Link to={bar.to}>{bar.name}</Link>}
          </span>
          <span
            className="bars-track flex h-12 [&_i]:min-w-2 [&_i]:rounded-[2px]"
            aria-hidden="true"
          >
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
          <span className="text-right font-semibold">{formatPlain(getTotal(bar))}</span>
          {bar.suffix !== undefined && <span className="text-right text-2">{bar.suffix}</span>}
        </li>
      ))}
    </ul>
  );
};
