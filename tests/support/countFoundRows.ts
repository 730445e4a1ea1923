/** The methods of a model of LoopBack that count. */
interface CountingModel {
  readonly find: (filter: object) => Promise<readonly unknown[]>;
  readonly count: (where: object) => Promise<number>;
}

/** Returns the number of rows that LoopBack finds. Its `count` ignores `near`, so such rows are found and counted. */
export const countFoundRows = async (model: CountingModel, where: object): Promise<number> =>
  JSON.stringify(where).includes('"near"')
    ? (await model.find({ where })).length
    : model.count(where);
