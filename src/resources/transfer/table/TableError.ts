/** Why a file is not a readable table: a message key, and its arguments. */
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
