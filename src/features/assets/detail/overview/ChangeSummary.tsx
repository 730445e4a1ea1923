import { useTranslate } from 'react-admin';

/** The changes of an operation as metrics: a label key and a value each. */
export const ChangeSummary = ({
  lines,
}: {
  readonly lines: readonly (readonly [string, string])[];
}) => {
  const translate = useTranslate();
  return (
    <dl className="asset-blast flex gap-8">
      {lines.map(([key, value]) => (
        <div key={key}>
          <dt>{translate(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
