import type { RaRecord } from 'react-admin';

import { useNow } from '../../../data/useNow.ts';
import { formatDateTime } from '../../../domain/formatDateTime.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import { faults } from '../../../generated/core/resources.ts';
import { useChoiceLabel } from '../../../resources/fields/useChoiceLabel.ts';
import type { FieldOfKind } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';

const { fields }: ResourceDescriptor = faults;
const typeChoices =
  fields.find((field): field is FieldOfKind<'enum'> => field.source === 'type')?.choices ?? [];

/** What a faulty device has, and since when: the time of today, the date of another day, with the year of another year. */
export const FaultNote = ({ fault }: { readonly fault: RaRecord }) => {
  const getTypeLabel = useChoiceLabel(typeChoices);
  const zone = useSiteZone();
  const beginTime = parseInstant(fault['begin_time'], zone);
  const now = formatDateTime(new Date(useNow()), zone) ?? '';
  const formatText = (text: string) => {
    if (text.slice(0, 10) === now.slice(0, 10)) return text.slice(11, 16);
    return text.slice(text.slice(0, 4) === now.slice(0, 4) ? 5 : 0, 10);
  };
  return (
    <span className="text-fault">
      {getTypeLabel(fault['type'])}
      {Number.isFinite(beginTime) && (
        <>
          {' · '}
          <SiteTime time={beginTime} formatText={formatText} />
        </>
      )}
    </span>
  );
};
