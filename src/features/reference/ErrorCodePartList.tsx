import { useTranslate } from 'react-admin';

import { getModuleName, type ErrorCodeParts } from './errorReference.ts';

/** A code of eight digits in its three parts: "10 UMS · type 01 · reason 0016". */
export const ErrorCodePartList = ({
  parts: { module, type, reason },
}: {
  readonly parts: ErrorCodeParts;
}) => {
  const translate = useTranslate();
  const moduleLabel = getModuleName(module);
  return (
    <dl className="reference-parts flex flex-wrap">
      <div>
        <dt className="text-3">{translate('reference.module')}</dt>
        <dd>{moduleLabel === undefined ? module : `${module} ${moduleLabel}`}</dd>
      </div>
      <div>
        <dt className="text-3">{translate('reference.type')}</dt>
        <dd>{type}</dd>
      </div>
      <div>
        <dt className="text-3">{translate('reference.reason')}</dt>
        <dd>{reason}</dd>
      </div>
    </dl>
  );
};
