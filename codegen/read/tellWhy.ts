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
      en: 'The list takes a `filter` in LoopBack’s words.',
      zh: '列表接受 LoopBack 写法的 `filter`。',
    };
  }
  if (dialect === 'simple-rest') {
    return {
      en: 'The list takes `filter`, `range` and `sort` (simple REST) and tells the total in Content-Range.',
      zh: '列表接受 `filter`、`range`、`sort`（simple REST），总数在 Content-Range 中。',
    };
  }
  const parts = listing ? [pagesOf(listing), ...orderOf(listing), ...totalOf(listing)] : [];
  const wraps: readonly Text[] =
    unwraps === undefined
      ? []
      : [{ en: `its fields stand in \`${unwraps}\``, zh: `字段位于 \`${unwraps}\` 中` }];
  const all = [...parts, ...wraps];
  return {
    en: `No known convention: ${all.map(({ en }) => en).join('; ')}.`,
    zh: `无已知约定：${all.map(({ zh }) => zh).join('；')}。`,
  };
}

const quoted = (names: readonly (string | undefined)[]) =>
  names.flatMap(name => (name === undefined ? [] : [`\`${name}\``])).join(', ');

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
    en: `pages one after another by ${quoted([cursor, limit])}`,
    zh: `按游标 ${quoted([cursor, limit])} 逐页读取`,
  }),
};

function pagesOf({ paging }: Listing): Text {
  if (!paging) {
    return {
      en: 'it answers everything at once, so the console filters, sorts and pages',
      zh: '一次返回全部记录，由控制台筛选、排序和分页',
    };
  }
  const tell = PAGES[paging.by] as (paging: Paging) => Text;
  return tell(paging);
}

const ORDERS: { readonly [By in Ordering['by']]: string } = {
  pair: 'two parameters',
  sign: '`-name`',
  suffix: '`name` and a word',
};

const orderOf = ({ ordering }: Listing): readonly Text[] =>
  ordering
    ? [
        {
          en: `sorts by \`${ordering.field}\` (${ORDERS[ordering.by]})`,
          zh: `按 \`${ordering.field}\` 排序`,
        },
      ]
    : [];

function totalOf({ rows, total, totalHeader }: Listing): readonly Text[] {
  const where = total ? total.join('.') : totalHeader;
  return [
    ...(rows.length > 0
      ? [{ en: `rows in \`${rows.join('.')}\``, zh: `记录位于 \`${rows.join('.')}\`` }]
      : []),
    ...(where === undefined ? [] : [{ en: `total in \`${where}\``, zh: `总数在 \`${where}\`` }]),
  ];
}
