import './upgrade.css';

import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { isUnderWay, UNDER_WAY } from '../../../domain/upgrade.ts';
import { type GlyphName, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { Count } from '../../../ui/Count.tsx';
import { useFigures } from '../../../ui/useFigures.ts';
import type { UpgradeLog } from './UpgradeLog.ts';
import { NAMED, useLogSums } from './useLogSums.ts';

/** Milliseconds between two readings of the rows while any of them is under way. */
const OFTEN = 3_000;

/** Above the rows of the log: what is under way, planned, stuck by name, and lately failed. Each narrows the list. */
export const LogHead = () => {
  const translate = useTranslate();
  const { data: sums } = useLogSums();
  useLiveRows();
  const begun = new Date((sums?.at ?? 0) - 86_400_000).toISOString();
  if (!sums) return <div className="log-head" aria-hidden="true" />;
  const isQuiet = sums.underWay + sums.planned + sums.stuck.count === 0;
  return (
    <>
      <div className="log-head">
        <Narrow
          glyph="pending"
          words={translate('upgrade.log.underWay')}
          count={sums.underWay}
          filter={{ state: { inq: [...UNDER_WAY] } }}
        />
        {sums.planned > 0 && (
          <Narrow
            glyph="pending"
            words={translate('upgrade.log.planned')}
            count={sums.planned}
            filter={{ state: { inq: ['queued'] }, exec_time: { gte: sums.now } }}
          />
        )}
        {sums.stuck.count > 0 && (
          <Narrow
            glyph="major"
            words={translate('upgrade.log.stuck')}
            count={sums.stuck.count}
            filter={{ id: { inq: sums.stuck.some.map(({ id }) => String(id)) } }}
          />
        )}
        <Narrow
          glyph="fault"
          words={translate('upgrade.log.failed')}
          count={sums.failed}
          filter={{ state: { inq: ['failed'] }, update_time: { gte: begun } }}
        />
        <span className="log-live">
          {isQuiet
            ? translate('upgrade.log.quiet')
            : translate('upgrade.log.live', { seconds: OFTEN / 1000 })}
        </span>
      </div>
      {sums.stuck.count > 0 && <Stuck count={sums.stuck.count} some={sums.stuck.some} />}
    </>
  );
};

/** Reads the rows again while one of them is under way and somebody looks. */
function useLiveRows() {
  const { data = [], refetch } = useListContext<UpgradeLog>();
  const isLive = data.some(isUnderWay);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, OFTEN);
    return () => clearInterval(timer);
  }, [isLive, refetch]);
}

interface NarrowProps {
  readonly glyph: GlyphName;
  readonly words: string;
  readonly count: number;
  readonly filter: Readonly<Record<string, unknown>>;
}

const Narrow = ({ glyph, words, count, filter }: NarrowProps) => {
  const { setFilters } = useListContext();
  return (
    <button
      type="button"
      className="log-sum"
      disabled={count === 0}
      onClick={() => setFilters(filter)}
    >
      {count > 0 && <StateGlyph state={glyph} size={14} />}
      <b>
        <Count of={count} />
      </b>
      {words}
    </button>
  );
};

interface StuckProps {
  readonly count: number;
  readonly some: readonly UpgradeLog[];
}

const Stuck = ({ count, some }: StuckProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const names = some
    .slice(0, NAMED)
    .map(({ asset_name }) => asset_name)
    .join(translate('form.comma'));
  const told =
    count > NAMED
      ? translate('upgrade.stuck.more', { names, smart_count: figure(count - NAMED) })
      : names;
  return (
    <p className="log-stuck" role="status">
      <StateGlyph state="major" size={16} />
      {translate('upgrade.stuck.names', { smart_count: count, names: told })}
    </p>
  );
};
