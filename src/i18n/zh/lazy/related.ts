/** What refers to a record, and what blocks its deletion. */
export const related = {
  'related.blockers': '阻碍删除的记录',
  'related.references': '关联数据',
  'related.loading': '正在查找关联数据',
  'related.nothing': '没有关联数据',
  'related.consequence': '存在关联数据时，平台可能拒绝删除。',
  'related.tooManyRecords': '已选 %{count} 条，不查找关联数据；最多选择 %{max} 条可查看。',
  'related.denied': '未知：当前角色无权查看',
  'related.tooMany': '未知：记录过多（%{total} 条），无法逐条检查',
  'related.some': '有：平台不提供数量',
  'related.unlisted': '未知：平台不支持查询',
  'related.failed': '未知：%{reason}',
};
