import type { Listing, Ordering, Paging } from '../../src/schema/listing.ts';
import type { Text } from '../../src/schema/text.ts';
import type { ResourceModel } from '../model.ts';

/** Says how the list of a resource is asked, and what tells so. */
export function tellWhy({ dialect, listing, verbs, unwraps }: ResourceModel): Text {
  if (verbs.list === undefined) {
    return { en: 'No operation lists its records.', zh: '没有列出记录的接口。' };
  }
  if (dialect === 'loopback') {
    return {
      en: 'Lists use LoopBack filters (parameter “filter”).',
      zh: '列表使用 LoopBack 筛选（参数“filter”）。',
    };
  }
  if (dialect === 'simple-rest') {
    return {
      en: 'Lists use simple REST (parameters “filter”, “range” and “sort”); the total is in Content-Range.',
      zh: '列表使用 simple REST（参数“filter”、“range”和“sort”），总数在 Content-Range 中。',
    };
  }
  const parts = listing ? [pagesOf(listing), ...orderOf(listing), ...totalOf(listing)] : [];
  const wraps: readonly Text[] =
    unwraps === undefined ? [] : [{ en: `fields in “${unwraps}”`, zh: `字段位于“${unwraps}”中` }];
  const all = [...parts, ...wraps];
  return {
    en: `No known convention: ${all.map(({ en }) => en).join('; ')}.`,
    zh: `无已知约定：${all.map(({ zh }) => zh).join('；')}。`,
  };
}

const quoted = (names: readonly (string | undefined)[]) =>
  names.flatMap(name => (name === undefined ? [] : [`“${name}”`])).join(', ');

const PAGES: { readonly [By in Paging['by']]: (paging: Paging & { by: By }) => Text } = {
  page: ({ page, size, first }) => ({
    en: `pages by ${quoted([page, size])}, the first is ${first}`,
    zh: `按 ${quoted([page, size])} 分页，首页为 ${first}`,
  }),
  offset: ({ offset, limit }) => ({
    en: `pages by ${quoted([offset, limit])}`,
    zh: `按 ${quoted([offset, limit])} 分页`,
  }),
  cursor: ({ cursor, limit }) => ({
    en: `cursor pages by ${quoted([cursor, limit])}`,
    zh: `按游标 ${quoted([cursor, limit])} 逐页读取`,
  }),
};

function pagesOf({ paging }: Listing): Text {
  if (!paging) {
    return {
      en: 'all records in one response, filtered, sorted and paged by the console',
      zh: '一次返回全部记录，由控制台筛选、排序和分页',
    };
  }
  const tell = PAGES[paging.by] as (paging: Paging) => Text;
  return tell(paging);
}

const ORDERS: { readonly [By in Ordering['by']]: string } = {
  pair: 'two parameters',
  sign: '“-name”',
  suffix: '“name” and a suffix',
};

const orderOf = ({ ordering }: Listing): readonly Text[] =>
  ordering
    ? [
        {
          en: `sorts by “${ordering.field}” (${ORDERS[ordering.by]})`,
          zh: `按“${ordering.field}”排序`,
        },
      ]
    : [];

function totalOf({ rows, total, totalHeader }: Listing): readonly Text[] {
  const where = total ? total.join('.') : totalHeader;
  return [
    ...(rows.length > 0
      ? [{ en: `rows in “${rows.join('.')}”`, zh: `记录位于“${rows.join('.')}”` }]
      : []),
    ...(where === undefined ? [] : [{ en: `total in “${where}”`, zh: `总数位于“${where}”` }]),
  ];
}
