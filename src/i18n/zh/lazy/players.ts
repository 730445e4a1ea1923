/** Messages of the players of LED displays. */
export const players = {
  'player.plays.none': '未播放',
  'player.program': '节目',
  'player.inserted': '正在插播：%{text}',
  'player.others': '另有：%{names}',
  'player.pending': '上线后执行：%{commands}',
  'player.command.add': '添加 %{name}',
  'player.command.remove': '移除 %{name}',
  'player.command.activate': '播放 %{name}',
  'player.command.insert': '插播 %{name}',
  'player.program.project': '请先选择播放项目',
  'player.program.none': '该项目没有节目单',
  'player.program.empty': '没有场景',
  'player.online': '在线',
  'player.offline': '离线',
};
