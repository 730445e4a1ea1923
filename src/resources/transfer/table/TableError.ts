/** Why a file is no table that can be read: a key of the catalogue, and what stands in its gaps. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(key: string, args: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.key = key;
    this.args = args;
  }
}
