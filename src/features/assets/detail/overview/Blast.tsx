import { useTranslate } from 'react-admin';

/** What an act changes, as figures side by side: the key of what it is, and how much. */
export const Blast = ({ lines }: { readonly lines: readonly (readonly [string, string])[] }) => {
  const translate = useTranslate();
  return (
    <dl className="asset-blast">
      {lines.map(([key, figure]) => (
        <div key={key}>
          <dt>{translate(key)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
};
