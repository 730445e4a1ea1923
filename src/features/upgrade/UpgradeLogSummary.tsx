import { DAY_MS } from '../../domain/duration.ts';
import './upgradeForm.css';

import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { isUpgradePending, PENDING_UPGRADE_STATES } from '../../domain/upgrade.ts';
import { type GlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { FormattedNumber } from '../../ui/FormattedNumber.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { UpgradeLog } from './UpgradeLog.ts';
import { MAX_NAMED_DEVICES, useUpgradeLogSummary } from './useUpgradeLogSummary.ts';

/** Polling interval of the rows while one of them is in progress, in milliseconds. */
const POLL_INTERVAL_MS = 3_000;

/** The summary above the log: in progress, scheduled, stuck by name, and recently failed. Each filters the list. */
export const UpgradeLogSummary = () => {
  const translate = useTranslate();
  const { data: summary } = useUpgradeLogSummary();
  usePollActiveRows();
  const oneDayAgo = new Date((summary?.at ?? 0) - DAY_MS).toISOString();
  if (!summary)
    return (
      <div
        className="cluster min-h-44 gap-8 border-b border-b-(--line) px-20 py-6 max-sm:px-16"
        aria-hidden="true"
      />
    );
  const hasNoActivity = summary.underWay + summary.planned + summary.stuck.count === 0;
  return (
    <>
      <div className="cluster min-h-44 gap-8 border-b border-b-(--line) px-20 py-6 max-sm:px-16">
        <FilterButton
          glyph="pending"
          label={translate('upgrade.log.inProgress')}
          count={summary.underWay}
          filter={{ state: { inq: [...PENDING_UPGRADE_STATES] } }}
        />
        {summary.planned > 0 && (
          <FilterButton
            glyph="pending"
            label={translate('upgrade.log.planned')}
            count={summary.planned}
            filter={{ state: { inq: ['queued'] }, exec_time: { gte: summary.now } }}
          />
        )}
        {summary.stuck.count > 0 && (
          <FilterButton
            glyph="major"
            label={translate('upgrade.log.stuck')}
            count={summary.stuck.count}
            filter={{ id: { inq: summary.stuck.some.map(({ id }) => String(id)) } }}
          />
        )}
        <FilterButton
          glyph="fault"
          label={translate('upgrade.log.failed')}
          count={summary.failed}
          filter={{ state: { inq: ['failed'] }, update_time: { gte: oneDayAgo } }}
        />
        <span className="ml-auto text-12 text-3 max-sm:ml-0">
          {hasNoActivity
            ? translate('upgrade.log.quiet')
            : translate('upgrade.log.live', { seconds: POLL_INTERVAL_MS / 1000 })}
        </span>
      </div>
      {summary.stuck.count > 0 && (
        <StuckUpgrades count={summary.stuck.count} upgrades={summary.stuck.some} />
      )}
    </>
  );
};

/** Polls the rows while one of them is in progress and the page is visible. */
function usePollActiveRows() {
  const { data = [], refetch } = useListContext<UpgradeLog>();
  const hasActiveRows = data.some(isUpgradePending);
  useEffect(() => {
    if (!hasActiveRows) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hasActiveRows, refetch]);
}

interface FilterButtonProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly count: number;
  readonly filter: Readonly<Record<string, unknown>>;
}

const FilterButton = ({ glyph, label, count, filter }: FilterButtonProps) => {
  const { setFilters } = useListContext();
  return (
    <button
      type="button"
      className="inline-row h-[max(32px,var(--target))] cursor-pointer gap-6 rounded-(--r-full) border border-(--line-2) bg-(--surface) px-12 py-0 text-12 text-2 hover:bg-(--hover) disabled:cursor-default disabled:border-(--line) disabled:bg-transparent disabled:text-3 pointer-coarse:px-16 [&:disabled_b]:text-inherit"
      disabled={count === 0}
      onClick={() => setFilters(filter)}
    >
      {count > 0 && <StateGlyph state={glyph} size={14} />}
      <b className="text-13 font-semibold text-1">
        <FormattedNumber value={count} />
      </b>
      {label}
    </button>
  );
};

interface StuckUpgradesProps {
  readonly count: number;
  readonly upgrades: readonly UpgradeLog[];
}

const StuckUpgrades = ({ count, upgrades }: StuckUpgradesProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const names = upgrades
    .slice(0, MAX_NAMED_DEVICES)
    .map(({ asset_name }) => asset_name)
    .join(translate('form.comma'));
  const namesText =
    count > MAX_NAMED_DEVICES
      ? translate('upgrade.stuck.more', {
          names,
          smart_count: formatNumber(count - MAX_NAMED_DEVICES),
        })
      : names;
  return (
    <p
      className="type-13 flex items-start gap-8 border-b border-b-(--line) bg-(--major-soft) px-20 py-8 max-sm:px-16 [&>svg]:mt-2 [&>svg]:flex-none [&>svg]:text-(--major)"
      role="status"
    >
      <StateGlyph state="major" size={16} />
      {translate('upgrade.stuck.names', { smart_count: count, names: namesText })}
    </p>
  );
};
