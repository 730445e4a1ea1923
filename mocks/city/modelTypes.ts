import type { Row } from '../platform/Store.ts';
import { seededId } from './ids.ts';
import { MODEL_NAMES, MODELS } from './models.ts';
import { sure } from './sure.ts';

/** Papers that a maker gives with a type. */
const PAPERS = ['说明书', '安装指南', '接线图'];

/** The first of the ids of papers, which are moments. */
const FIRST_PAPER = Date.UTC(2024, 2, 1, 1, 30);

/** The types of the models, each with the papers of its maker, named as the specifications of assets. */
export const modelTypeRows: readonly Row[] = MODEL_NAMES.flatMap(model =>
  MODELS[model].specifications.map(name => ({ name, type: model })),
).map(({ name, type }, i) => ({
  id: seededId('modelType', i + 1),
  name,
  type,
  docs: PAPERS.slice(0, i % (PAPERS.length + 1)).map((paper, n) => {
    const file = `${name}_${paper}.pdf`;
    return { id: String(FIRST_PAPER + i * 86_400_000 + n * 60_000), name: file, url: file, type };
  }),
}));

const ids = new Map(modelTypeRows.map(({ id, name }) => [String(name), String(id)]));

/** The type of a specification. */
export const modelTypeId = (specification: string): string => sure(ids.get(specification));
