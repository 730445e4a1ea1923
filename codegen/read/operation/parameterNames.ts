import type { FilterOperator } from '../../../src/schema/field.ts';

/** Common names of query parameters, without case and punctuation; the usual one first. */
export const PARAMETER_NAMES = {
  page: ['page', 'pagenumber', 'pageno', 'pagenum', 'pageindex', 'currentpage', 'p'],
  offset: ['offset', 'skip', 'start', 'startindex', 'pageoffset', 'startat'],
  cursor: [
    ...['cursor', 'after', 'startingafter', 'pagetoken', 'nexttoken', 'continuationtoken'],
    ...['continue', 'marker', 'pagecursor', 'pageafter', 'nextcursor', 'startafter'],
  ],
  size: [
    ...['limit', 'pagesize', 'perpage', 'size', 'pagelimit', 'maxresults', 'take', 'top'],
    ...['itemsperpage', 'rows', 'rowsperpage', 'results', 'count', 'num', 'max'],
  ],
  sort: ['sort', 'sortby', 'orderby', 'order', 'ordering', 'sortfield', 'orderfield', 'sortcolumn'],
  direction: [
    ...['order', 'direction', 'dir', 'sortorder', 'sortdir', 'sortdirection', 'orderdirection'],
    ...['orderdir', 'ordertype', 'sorttype'],
  ],
  search: [
    ...['q', 'query', 'search', 'keyword', 'keywords', 'text', 'term', 'searchterm', 'fulltext'],
    ...['searchtext', 'searchquery'],
  ],
  ids: ['ids', 'id'],
} as const;

/** Words after or before the name of a field that select an operator other than equality. */
export const OPERATOR_AFFIXES: Readonly<
  Record<string, readonly [FilterOperator, 'behind' | 'before'][]>
> = {
  gte: [['gte', 'behind']],
  ge: [['gte', 'behind']],
  from: [
    ['gte', 'behind'],
    ['gte', 'before'],
  ],
  min: [
    ['gte', 'behind'],
    ['gte', 'before'],
  ],
  since: [['gte', 'behind']],
  start: [['gte', 'behind']],
  after: [['gte', 'behind']],
  gt: [['gt', 'behind']],
  lte: [['lte', 'behind']],
  le: [['lte', 'behind']],
  to: [['lte', 'behind']],
  until: [['lte', 'behind']],
  before: [['lte', 'behind']],
  end: [['lte', 'behind']],
  max: [
    ['lte', 'behind'],
    ['lte', 'before'],
  ],
  lt: [['lt', 'behind']],
  like: [['like', 'behind']],
  contains: [['like', 'behind']],
  in: [['inq', 'behind']],
};

/** Headers that contain the number of matching records, in lower case. */
export const TOTAL_HEADERS = [
  ...['x-total-count', 'x-total', 'total-count', 'x-pagination-total-count', 'x-total-results'],
  ...['x-total-items', 'x-count', 'content-range'],
  ...['pagination-totalcount', 'pagination-total-count', 'pagination-total'],
];
