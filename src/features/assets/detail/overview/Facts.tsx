import { useTranslate } from 'react-admin';

import { latLngOf } from '../../../../domain/latLng.ts';
import { assets, statuses } from '../../../../generated/core/resources.ts';
import { FieldPairs } from '../../../../resources/show/FieldPairs.tsx';
import { holds } from '../../../../resources/holds.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { Card } from '../Card.tsx';
import { fieldsOf } from '../fields.ts';
import type { PartProps } from '../Part.ts';
import { useStatus } from '../useStatus.ts';

/** What its head, its light and its place say already. */
const ELSEWHERE: readonly string[] = ['id', 'name', 'status', 'mode', 'type'];
const said = fieldsOf(statuses, ['firmware', 'update_time']);
const { fields: all }: ResourceDescriptor = assets;

/** The nameplate: what is known of a device that does not change by itself. Blank lines are left out. */
export const Facts = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const { data: status } = useStatus(asset.id);
  // What is no position has no map: it is shown as it came.
  const elsewhere = latLngOf(asset.geoPoint) ? [...ELSEWHERE, 'geoPoint'] : ELSEWHERE;
  const fields = all.filter(
    ({ source, when }) =>
      !elsewhere.includes(source) && holds(when, asset) && asset[source] !== undefined,
  );
  return (
    <Card title={translate('asset.facts')} flush>
      <FieldPairs fields={fields} owner={asset} />
      {status && <FieldPairs fields={said.filter(({ source }) => status[source])} owner={status} />}
    </Card>
  );
};
