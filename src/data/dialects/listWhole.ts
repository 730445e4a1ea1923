import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { IncompleteList } from '../IncompleteList.ts';
import { around, type ListAsked, type Listed, pageOf, type Row } from './Lister.ts';
import { compare, matches } from './matches.ts';
import { readQuestions } from './questions.ts';

/** Answers a list out of all the rows that there are: for servers that neither filter nor order nor page. */
export function listWhole(
  resource: ResourceDescriptor,
  rows: readonly Row[],
  { among, ...question }: ListAsked,
): Listed {
  const questions = readQuestions(resource, question.filter, among);
  const found = rows.filter(row => matches(row, questions)).toSorted(orderOf(resource, question));
  const { offset, perPage } = pageOf(resource, question);
  return { data: found.slice(offset, offset + perPage), total: found.length };
}

/** Answers a list of which the platform sent a part: those of the part that match, in the order of the platform. */
export function listIncomplete(
  resource: ResourceDescriptor,
  rows: readonly Row[],
  { among, ...question }: ListAsked,
  incomplete: IncompleteList,
): Listed {
  const questions = readQuestions(resource, question.filter, among);
  const found = rows.filter(row => matches(row, questions));
  const { page, offset, perPage } = pageOf(resource, question);
  return {
    data: found.slice(offset, offset + perPage),
    ...around(page, offset + perPage < found.length),
    meta: { incomplete },
  };
}

/** As asked, else as the document orders them; equals by their key, so that no page repeats a row. */
function orderOf({ fields, key, sort: usual }: ResourceDescriptor, { sort = usual }: ListAsked) {
  const of = (name: string) => fields.find(({ source }) => source === name);
  const asked = of(sort.field) ?? of(usual.field);
  const sign = sort.order === 'DESC' ? -1 : 1;
  const byKey = of(key);
  return (one: Row, other: Row): number =>
    (asked ? sign * compare(asked, one[asked.source], other[asked.source]) : 0) ||
    (byKey ? compare(byKey, one[key], other[key]) : 0);
}
