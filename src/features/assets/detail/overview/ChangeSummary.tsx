import { useTranslate } from 'react-admin';

/** The changes of an operation as metrics: a label key and a value each. */
export const ChangeSummary = ({
  lines,
}: {
  readonly lines: readonly (readonly [string, string])[];
}) => {
  const translate = useTranslate();
  return (
    <dl className="my-12 flex gap-8 [&>div]:flex-1 [&>div]:rounded-2 [&>div]:bg-(--sunken) [&>div]:px-12 [&>div]:py-8">
      {lines.map(([key, value]) => (
        <div key={key}>
          <dt className="type-12 text-3">{translate(key)}</dt>
          <dd className="type-20 font-semibold text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
