import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { partsOf } from './catalogue.ts';
import { CodeParts } from './CodeParts.tsx';

interface UnknownCodeProps {
  readonly code: string;
  readonly wayOut: ReactNode;
}

/** A code that the catalogue does not have shows itself, with what its digits tell. */
export const UnknownCode = ({ code, wayOut }: UnknownCodeProps) => {
  const translate = useTranslate();
  const parts = partsOf(code);
  return (
    <section className="reference-unknown" role="status">
      <h2>{translate('reference.unknown', { code })}</h2>
      {parts && <CodeParts parts={parts} />}
      <p>{translate('reference.unknown.hint')}</p>
      {wayOut}
    </section>
  );
};
