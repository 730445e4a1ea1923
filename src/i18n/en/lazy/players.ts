/** Messages of the players of LED displays. */
export const players = {
  'player.plays.none': 'Plays nothing',
  'player.program': 'a program',
  'player.inserted': 'Inserted: %{text}',
  'player.others': 'Also: %{names}',
  'player.pending': 'When it returns: %{commands}',
  'player.command.add': 'add %{name}',
  'player.command.remove': 'remove %{name}',
  'player.command.activate': 'play %{name}',
  'player.command.insert': 'insert %{name}',
  'player.program.project': 'Choose the project first',
  'player.program.none': 'This project has no programs',
  'player.program.empty': 'no scene',
  'player.online': 'Online',
  'player.offline': 'Offline',
};
