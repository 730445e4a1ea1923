import type { Complaint } from './complaint.ts';

/** What is wrong with files that were taken. A file stays what it is, so nothing can be written on it. */
const wrongs = new WeakMap<File, Complaint>();

/** Keeps what is wrong with a file, for whoever judges the form that holds it. */
export function noteWrong(file: File, wrong: Complaint | undefined): void {
  if (wrong) wrongs.set(file, wrong);
}

/** What is wrong with a file, as it was judged when it was taken. */
export const wrongOf = (value: unknown): Complaint | undefined =>
  value instanceof File ? wrongs.get(value) : undefined;
