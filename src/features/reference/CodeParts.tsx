import { useTranslate } from 'react-admin';

import { moduleName, type Parts } from './catalogue.ts';

/** A code of eight digits in its three parts: "10 UMS · type 01 · reason 0016". */
export const CodeParts = ({ parts: { module, type, reason } }: { readonly parts: Parts }) => {
  const translate = useTranslate();
  const name = moduleName(module);
  return (
    <dl className="reference-parts">
      <div>
        <dt>{translate('reference.module')}</dt>
        <dd>{name === undefined ? module : `${module} ${name}`}</dd>
      </div>
      <div>
        <dt>{translate('reference.type')}</dt>
        <dd>{type}</dd>
      </div>
      <div>
        <dt>{translate('reference.reason')}</dt>
        <dd>{reason}</dd>
      </div>
    </dl>
  );
};
