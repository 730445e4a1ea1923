import './parameters.css';

import { type RaRecord, useTranslate } from 'react-admin';

import { matchesCondition } from '../../../resources/descriptor/matchesCondition.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { useDescriptor } from '../../../resources/descriptor/ResourcesContext.ts';
import { ParameterRow } from './ParameterRow.tsx';
import { groupParameters, getDeviceParameters } from './deviceParameters.ts';
import { ReadAllButton } from './ReadAllButton.tsx';

interface ParametersTabProps {
  readonly asset: RaRecord;
}

/** The parameters of a device: every read, set and action of its model. */
export default function ParametersTab({ asset }: ParametersTabProps) {
  const descriptor = useDescriptor('assets');
  return descriptor ? <ParameterList descriptor={descriptor} asset={asset} /> : null;
}

interface ParameterListProps extends ParametersTabProps {
  readonly descriptor: ResourceDescriptor;
}

const ParameterList = ({ descriptor, asset }: ParameterListProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const availableActions = descriptor.actions.filter(({ when }) => matchesCondition(when, asset));
  const parameters = getDeviceParameters(availableActions);
  const getDenial = useDenialReason(descriptor.name, availableActions, asset.id);
  if (parameters.length === 0)
    return (
      <EmptyState
        kind="nothing"
        title={translate('param.none')}
        hint={translate('param.none.hint')}
      />
    );
  const readOperations = parameters.flatMap(({ read }): readonly OperationDescriptor[] =>
    read && getDenial(read) === undefined ? [read] : [],
  );
  return (
    <div className="grid gap-16 px-20 pt-16 pb-24 max-sm:p-16">
      <ReadAllButton
        deviceId={asset.id}
        operations={readOperations}
        isOffline={asset.status === 'offline'}
      />
      {groupParameters(parameters, descriptor).map(({ label, parameters: sectionParameters }) => (
        <section
          key={label?.en ?? ''}
          className="overflow-hidden rounded-3 border border-(--line) [&>h2]:px-16 [&>h2]:py-12 [&>h2]:text-14 [&>h2]:leading-14 [&>h2]:font-semibold"
          aria-label={label ? text(label) : translate('param.group.others')}
        >
          <h2>{label ? text(label) : translate('param.group.others')}</h2>
          <ul>
            {sectionParameters.map(parameter => (
              <ParameterRow key={parameter.name} {...{ descriptor, asset, parameter, getDenial }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
