import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import type { components } from '../../generated/core/types.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

export type CommandTargets = components['schemas']['Targets'];

/** How many lamps targets have, each counted once. A number that cannot be read prevents no command. */
export const LampCount = ({ targets }: { readonly targets: CommandTargets }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { data } = useQuery({
    queryKey: ['lamps', 'count', targets],
    queryFn: ({ signal }) => calls.core.countLamps({ body: targets, signal }),
  });
  return (
    <p role="status" className="min-h-20 font-semibold">
      {data &&
        translate('strategy.lamps', { smart_count: data.count, count: formatNumber(data.count) })}
    </p>
  );
};
