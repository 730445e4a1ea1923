/** Messages of the reference of the platform's errors. */
export const reference = {
  'reference.title': 'Error reference',
  'reference.search.hint': 'Code, key or text',
  'reference.group': 'Part of the reference',
  'reference.group.all': 'All errors',
  'reference.group.basic': 'Codes 0 to 83',
  'reference.group.execution': 'Execution errors 84 to 101',
  'reference.group.modules': 'Eight-digit codes',
  'reference.group.definitions': 'Definitions of modules',
  'reference.hint.execution':
    'The platform lists these names without their numbers: the numbers follow the order of the list and are assumed.',
  'reference.hint.modules':
    'Two digits for the module, two for the type, four for the reason. Which number is which module is assumed.',
  'reference.hint.definitions':
    'Errors that have a key instead of a number. Exception type and version are assumed. The device, license, domain, task, strategy, upgrade, collection task, control task, northbound adapter and JSON codec modules have more, whose names are not published.',
  'reference.everything': 'Show all errors',
  'reference.code': 'Code',
  'reference.name': 'Name on the platform',
  'reference.english': 'English',
  'reference.chinese': 'Chinese',
  'reference.remedy': 'What to do',
  'reference.parts': 'Parts',
  'reference.module': 'Module',
  'reference.type': 'Type',
  'reference.reason': 'Reason',
  'reference.key': 'Key',
  'reference.thrown': 'Exception type',
  'reference.thrown.input': 'Invalid input',
  'reference.thrown.missing': 'Not found',
  'reference.thrown.execution': 'Execution failed',
  'reference.thrown.connection': 'Connection lost',
  'reference.version': 'Version',
  'reference.unknown': 'Code %{code} is not in the catalogue',
  'reference.unknown.hint':
    'A newer platform may define it. Report the code to your platform administrator.',
} as const;
