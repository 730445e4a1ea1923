import './upgradeLog.css';

interface UpgradeProgressBarProps {
  readonly percent: number;
  readonly label: string;
  /** In progress; a failed bar has no colour of its own. */
  readonly isActive: boolean;
}

/** The progress of an upgrade, as a bar and a number. */
export const UpgradeProgressBar = ({ percent, label, isActive }: UpgradeProgressBarProps) => (
  <span className="progress inline-row gap-8">
    <span
      className={`progress-bar progress-${isActive ? 'live' : percent === 100 ? 'done' : 'ended'}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} %`}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
    <span className="progress-percent">{percent} %</span>
  </span>
);
