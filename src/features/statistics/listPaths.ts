import { paths } from '../../paths.ts';
import type { Question } from './useQuestion.ts';

type Filter = Readonly<Record<string, unknown>>;

const pathOf = (list: string, filter: Filter): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** The list of the active faults: those that have not ended. */
export const activeFaultsPath = (
  { domainId }: Pick<Question, 'domainId'>,
  model?: string,
  type?: string,
): string =>
  pathOf(`${paths.data}/faults`, {
    ...(type !== undefined && { type: { inq: [type] } }),
    end_time: { empty: true },
    ...(model !== undefined && { model: { inq: [model] } }),
    ...(domainId !== undefined && { domain_id: { within: domainId } }),
  });

/** The list of the devices in a state, of one model or of all. */
export const devicesPath = (
  { domainId }: Pick<Question, 'domainId'>,
  state: string,
  model?: string,
): string =>
  pathOf(
    model === undefined
      ? `${paths.data}/assets`
      : `/assetManage/model/${encodeURIComponent(model)}`,
    {
      status: { inq: [state] },
      ...(domainId !== undefined && { domainId: { within: domainId } }),
    },
  );
