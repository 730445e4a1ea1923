import { useTranslate } from 'react-admin';

/** The changes of an operation as metrics: a label key and a value each. */
export const ChangeSummary = ({
  lines,
}: {
  readonly lines: readonly (readonly [string, string])[];
}) => {
  const translate = useTranslate();
  return (
    <dl className="asset-impact flex gap-8">
      {lines.map(([key, value]) => (
        <div key={key}>
          <dt className="type-12 text-3">{translate(key)}</dt>
          <dd className="type-20 semibold text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
