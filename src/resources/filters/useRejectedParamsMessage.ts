import { useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { MAX_GROUP_DEPTH } from '../conditions/filterConditions.ts';
import type { RejectedParam } from '../conditions/rejectedParams.ts';
import type { ListLocationState } from '../conditions/listLocationState.ts';

/** The number of parts that a message names; the others are counted. */
const MAX_NAMED_PARAMS = 5;

/** Returns a function that formats the rejected parts of a URL, or of the opened saved query. */
export function useRejectedParamsMessage({ fields }: ResourceDescriptor) {
  const translate = useTranslate();
  const text = useLocalizedText();
  const formatParam = ({ reason, rawValue, source }: RejectedParam) => {
    const field = fields.find(each => each.source === source);
    return translate(`filter.rejected.${reason}`, {
      given: rawValue,
      field: field ? text(field.label) : (source ?? ''),
      deepest: MAX_GROUP_DEPTH,
    });
  };
  return ({ query, rejectedParams }: ListLocationState) => {
    const others = rejectedParams.length - MAX_NAMED_PARAMS;
    const parts = [
      ...rejectedParams.slice(0, MAX_NAMED_PARAMS).map(formatParam),
      ...(others > 0 ? [translate('filter.rejected.others', { count: others })] : []),
    ].join(translate('filter.rejected.join'));
    return query === undefined
      ? translate('filter.rejected.link', { parts })
      : translate('filter.rejected.query', { query, parts });
  };
}
