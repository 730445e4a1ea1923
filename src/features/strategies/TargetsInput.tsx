import { useWatch } from 'react-hook-form';

import { FieldInput } from '../../resources/inputs/FieldInput.tsx';
import type { FieldInputProps } from '../../resources/descriptor/fieldComponents.ts';
import { LampCount, type CommandTargets } from './LampCount.tsx';

/** Devices, groups and domains, with the number of their lamps. */
export default function TargetsInput(props: FieldInputProps) {
  const targets = useWatch({ name: 'targets' }) as CommandTargets | undefined;
  const { assetIds, groupIds, domainIds } = targets ?? {};
  const isEmpty = [assetIds, groupIds, domainIds].every(ids => !ids?.length);
  return (
    <div>
      <FieldInput {...props} />
      {targets && !isEmpty && <LampCount targets={targets} />}
    </div>
  );
}
