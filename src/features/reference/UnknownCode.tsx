import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { splitErrorCode } from './errorReference.ts';
import { ErrorCodePartList } from './ErrorCodePartList.tsx';

interface UnknownCodeProps {
  readonly code: string;
  readonly action: ReactNode;
}

/** An unknown code, with what its digits mean. */
export const UnknownCode = ({ code, action }: UnknownCodeProps) => {
  const translate = useTranslate();
  const parts = splitErrorCode(code);
  return (
    <section className="reference-unknown stack gap-8" role="status">
      <h2 className="type-16 font-semibold">{translate('reference.unknown', { code })}</h2>
      {parts && <ErrorCodePartList parts={parts} />}
      <p>{translate('reference.unknown.hint')}</p>
      {action}
    </section>
  );
};
