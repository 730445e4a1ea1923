import { useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useText } from '../useText.ts';
import { DEEPEST_GROUP } from './asked.ts';
import type { LeftOut } from './leftOut.ts';
import type { Notice } from './notice.ts';

/** A sentence names so many parts; the others are counted. */
const NAMED = 5;

/** Says what was left out of an address, or of the saved query that was opened. */
export function useLeftOutWords({ fields }: ResourceDescriptor) {
  const translate = useTranslate();
  const text = useText();
  const part = ({ reason, given, source }: LeftOut) => {
    const field = fields.find(each => each.source === source);
    return translate(`filter.left.${reason}`, {
      given,
      field: field ? text(field.label) : (source ?? ''),
      deepest: DEEPEST_GROUP,
    });
  };
  return ({ query, leftOut }: Notice) => {
    const others = leftOut.length - NAMED;
    const parts = [
      ...leftOut.slice(0, NAMED).map(part),
      ...(others > 0 ? [translate('filter.left.others', { count: others })] : []),
    ].join(translate('filter.left.join'));
    return query === undefined
      ? translate('filter.left.address', { parts })
      : translate('filter.left.query', { query, parts });
  };
}
