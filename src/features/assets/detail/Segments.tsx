import { useId } from 'react';

interface SegmentsProps<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly choices: readonly {
    readonly name: Name;
    readonly words: string;
    /** Why it cannot be chosen. */
    readonly reason?: string | undefined;
  }[];
  readonly onChoose: (name: Name) => void;
}

/** Views, or states, of one thing: at most five, one of which holds. */
export const Segments = <Name extends string>({
  label,
  value,
  choices,
  onChoose,
}: SegmentsProps<Name>) => {
  const name = useId();
  return (
    <fieldset
      className="asset-segments"
      aria-label={label}
      aria-disabled={choices.every(({ reason }) => reason !== undefined) || undefined}
    >
      {choices.map(choice => (
        <label key={choice.name} title={choice.reason}>
          <input
            type="radio"
            name={name}
            checked={choice.name === value}
            disabled={choice.reason !== undefined}
            onChange={() => onChoose(choice.name)}
          />
          <span>{choice.words}</span>
        </label>
      ))}
    </fieldset>
  );
};
