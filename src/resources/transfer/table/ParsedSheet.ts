/** Why a cell, or a whole row, cannot be imported as it is written: a message key, and its arguments. */
export interface TableProblem {
  /** The index of the row, the header first. */
  readonly row: number;
  /** The index of the cell; absent for the whole row. */
  readonly cell?: number;
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** How a file is read where its content leaves a choice. */
export interface TableReadOptions {
  /** The encoding of a text file, as in the Encoding Standard; absent: guessed. */
  readonly encoding?: string | undefined;
  /** The sheet of a workbook; absent: the first one with rows. */
  readonly sheet?: string | undefined;
}

/** The rows of a text file or of a sheet, with the choices that were made to read it. */
export interface ParsedSheet extends TableReadOptions {
  readonly rows: readonly (readonly string[])[];
  readonly problems: readonly TableProblem[];
  /** Cells whose characters depend on the encoding, broken ones first. */
  readonly encodingSamples?: readonly string[];
  /** The names of the visible sheets. */
  readonly sheets?: readonly string[];
}
