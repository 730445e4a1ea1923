import { useTranslate } from 'react-admin';

/** What an act changes, as figures side by side: the key of what it is, and how much. */
export const ChangeSummary = ({
  lines,
}: {
  readonly lines: readonly (readonly [string, string])[];
}) => {
  const translate = useTranslate();
  return (
    <dl className="asset-blast">
      {lines.map(([key, value]) => (
        <div key={key}>
          <dt>{translate(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
