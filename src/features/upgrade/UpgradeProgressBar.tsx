interface UpgradeProgressBarProps {
  readonly percent: number;
  readonly label: string;
  /** In progress; a failed bar has no colour of its own. */
  readonly isActive: boolean;
}

/** The progress of an upgrade, as a bar and a number. */
export const UpgradeProgressBar = ({ percent, label, isActive }: UpgradeProgressBarProps) => (
  <span className="progress inline-row min-w-96 gap-8 align-middle">
    <span
      className="h-4 min-w-48 flex-1 overflow-hidden rounded-(--r-full) bg-(--line-2)"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} %`}
    >
      <i
        className={`block h-full rounded-[inherit] ${isActive ? 'bg-(--accent)' : percent === 100 ? 'bg-(--normal)' : 'bg-(--outline)'}`}
        style={{ width: `${percent}%` }}
      />
    </span>
    <span className="min-w-42 text-right whitespace-nowrap">{percent} %</span>
  </span>
);
