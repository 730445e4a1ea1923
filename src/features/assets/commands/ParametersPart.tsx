import './parameters.css';

import { type RaRecord, useTranslate } from 'react-admin';

import { holds } from '../../../resources/holds.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useText } from '../../../resources/useText.ts';
import { useDescriptor } from '../../../resources/ResourcesContext.ts';
import { ParameterRow } from './ParameterRow.tsx';
import { groupParameters, parametersOf } from './parametersOf.ts';
import { ReadAll } from './ReadAll.tsx';

interface ParametersPartProps {
  readonly asset: RaRecord;
}

/** What can be read of a device, set on it and done with it: every parameter that its model has. */
export default function ParametersPart({ asset }: ParametersPartProps) {
  const descriptor = useDescriptor('assets');
  return descriptor ? <Parameters descriptor={descriptor} asset={asset} /> : null;
}

interface ParametersProps extends ParametersPartProps {
  readonly descriptor: ResourceDescriptor;
}

const Parameters = ({ descriptor, asset }: ParametersProps) => {
  const translate = useTranslate();
  const text = useText();
  const fitting = descriptor.actions.filter(({ when }) => holds(when, asset));
  const parameters = parametersOf(fitting);
  const denial = useAllowed(descriptor.name, fitting, asset.id);
  if (parameters.length === 0)
    return (
      <EmptyState
        kind="nothing"
        title={translate('param.none')}
        hint={translate('param.none.hint')}
      />
    );
  const reads = parameters.flatMap(({ read }): readonly OperationDescriptor[] =>
    read && denial(read) === undefined ? [read] : [],
  );
  return (
    <div className="params">
      <ReadAll device={asset.id} reads={reads} isOffline={asset.status === 'offline'} />
      {groupParameters(parameters, descriptor).map(({ label, parameters: members }) => (
        <section
          key={label?.en ?? ''}
          className="params-group"
          aria-label={label ? text(label) : translate('param.group.others')}
        >
          <h2>{label ? text(label) : translate('param.group.others')}</h2>
          <ul>
            {members.map(parameter => (
              <ParameterRow key={parameter.name} {...{ descriptor, asset, parameter, denial }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
