/** Messages of the contract monitor. */
export const contract = {
  'contract.checked': '本次会话已检查平台的 %{count} 个响应。',
  'contract.none': '未发现偏差',
  'contract.hint': '工作时在后台抽样检查响应，并与接口文档比对。',
  'contract.operation': '操作',
  'contract.path': '路径',
  'contract.whole': '整个响应',
  'contract.rule': '规则',
  'contract.count': '次数',
  'contract.excerpt': '摘录',
};
