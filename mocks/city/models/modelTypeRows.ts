import { DAY_MS, MINUTE_MS } from '../../shared/duration.ts';
import type { Row } from '../../platform/Store.ts';
import { createSeededId } from '../../shared/ids.ts';
import { MODEL_NAMES, CITY_MODELS } from './cityModels.ts';
import { assertDefined } from '../../shared/assertDefined.ts';

/** The titles of the manufacturer's documents of a type. */
const MANUAL_TITLES = ['说明书', '安装指南', '接线图'];

/** The first id of the documents; ids are times. */
const FIRST_MANUAL_MS = Date.UTC(2024, 2, 1, 1, 30);

/**
 * The rows of the model types, each with the documents of its manufacturer, named like the specifications of assets.
 */
export const modelTypeRows: readonly Row[] = MODEL_NAMES.flatMap(model =>
  CITY_MODELS[model].specifications.map(name => ({ name, type: model })),
).map(({ name, type }, i) => ({
  id: createSeededId('modelType', i + 1),
  name,
  type,
  docs: MANUAL_TITLES.slice(0, i % (MANUAL_TITLES.length + 1)).map((title, n) => {
    const file = `${name}_${title}.pdf`;
    return {
      id: String(FIRST_MANUAL_MS + i * DAY_MS + n * MINUTE_MS),
      name: file,
      url: file,
      type,
    };
  }),
}));

const idsByName = new Map(modelTypeRows.map(({ id, name }) => [String(name), String(id)]));

export const getModelTypeId = (specification: string): string =>
  assertDefined(idsByName.get(specification));
