import type {
  ListingDescriptor,
  OrderingDescriptor,
  PagingDescriptor,
} from '../../../src/schema/listing.ts';
import type { LocalizedText } from '../../../src/schema/localizedText.ts';
import type { ResourceModel } from '../../model.ts';

/** Explains the query syntax of a resource's list, and the evidence for it. */
export function explainListing({
  dialect,
  listing,
  verbs,
  attributesKey,
}: ResourceModel): LocalizedText {
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
  const parts = listing
    ? [describePaging(listing), ...describeOrdering(listing), ...describeTotal(listing)]
    : [];
  const wrapperTexts: readonly LocalizedText[] =
    attributesKey === undefined
      ? []
      : [{ en: `fields in “${attributesKey}”`, zh: `字段位于“${attributesKey}”中` }];
  const all = [...parts, ...wrapperTexts];
  return {
    en: `No known convention: ${all.map(({ en }) => en).join('; ')}.`,
    zh: `无已知约定：${all.map(({ zh }) => zh).join('；')}。`,
  };
}

const quoteNames = (names: readonly (string | undefined)[]) =>
  names.flatMap(name => (name === undefined ? [] : [`“${name}”`])).join(', ');

const PAGING_TEXTS: {
  readonly [By in PagingDescriptor['by']]: (paging: PagingDescriptor & { by: By }) => LocalizedText;
} = {
  page: ({ page, size, first }) => ({
    en: `pages by ${quoteNames([page, size])}, the first is ${first}`,
    zh: `按 ${quoteNames([page, size])} 分页，首页为 ${first}`,
  }),
  offset: ({ offset, limit }) => ({
    en: `pages by ${quoteNames([offset, limit])}`,
    zh: `按 ${quoteNames([offset, limit])} 分页`,
  }),
  cursor: ({ cursor, limit }) => ({
    en: `cursor pages by ${quoteNames([cursor, limit])}`,
    zh: `按游标 ${quoteNames([cursor, limit])} 逐页读取`,
  }),
};

function describePaging({ paging }: ListingDescriptor): LocalizedText {
  if (!paging) {
    return {
      en: 'all records in one response, filtered, sorted and paged by the console',
      zh: '一次返回全部记录，由控制台筛选、排序和分页',
    };
  }
  const describe = PAGING_TEXTS[paging.by] as (paging: PagingDescriptor) => LocalizedText;
  return describe(paging);
}

const ORDERING_TEXTS: { readonly [By in OrderingDescriptor['by']]: string } = {
  pair: 'two parameters',
  sign: '“-name”',
  suffix: '“name” and a suffix',
};

const describeOrdering = ({ ordering }: ListingDescriptor): readonly LocalizedText[] =>
  ordering
    ? [
        {
          en: `sorts by “${ordering.field}” (${ORDERING_TEXTS[ordering.by]})`,
          zh: `按“${ordering.field}”排序`,
        },
      ]
    : [];

function describeTotal({ rows, total, totalHeader }: ListingDescriptor): readonly LocalizedText[] {
  const totalSource = total ? total.join('.') : totalHeader;
  return [
    ...(rows.length > 0
      ? [{ en: `rows in “${rows.join('.')}”`, zh: `记录位于“${rows.join('.')}”` }]
      : []),
    ...(totalSource === undefined
      ? []
      : [{ en: `total in “${totalSource}”`, zh: `总数位于“${totalSource}”` }]),
  ];
}
