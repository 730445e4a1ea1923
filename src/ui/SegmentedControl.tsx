import './segmentedControl.css';

import { useId } from 'react';

interface SegmentedControlProps<Name extends string> {
  readonly label: string;
  /** Undefined where several edited things differ. */
  readonly value: Name | undefined;
  readonly options: readonly {
    readonly name: Name;
    readonly label: string;
    /** Why it is disabled. */
    readonly disabledReason?: string | undefined;
  }[];
  readonly onChange: (name: Name) => void;
}

/** A segmented control: at most five views or states, exactly one selected, or none where several things differ. */
export const SegmentedControl = <Name extends string>({
  label,
  value,
  options,
  onChange: onChoose,
}: SegmentedControlProps<Name>) => {
  const groupName = useId();
  return (
    <fieldset
      className="segments m-0 inline-flex rounded-2 border-0 bg-(--hover) p-2 print:p-0"
      aria-label={label}
      aria-disabled={
        options.every(({ disabledReason }) => disabledReason !== undefined) || undefined
      }
    >
      {options.map(option => (
        <label key={option.name} title={option.disabledReason}>
          <input
            type="radio"
            name={groupName}
            checked={option.name === value}
            disabled={option.disabledReason !== undefined}
            onChange={() => onChoose(option.name)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
