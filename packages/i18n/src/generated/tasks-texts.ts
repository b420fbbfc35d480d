// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface TasksTexts {
  'tasks.kind.validate': null
  'tasks.kind.sign': null
  'tasks.kind.readRefusal': null
  'tasks.kind.decideOnDeadline': null
  'tasks.action.validate': null
  'tasks.action.finish': null
  'tasks.screen.title': null
  'tasks.screen.lead': null
  'tasks.screen.caption': null
  'tasks.screen.filter': null
  'tasks.screen.column.step': null
  'tasks.screen.column.contract': null
  'tasks.screen.column.project': null
  'tasks.screen.column.createdAt': null
  'tasks.screen.column.actions': null
  'tasks.screen.step': { name: string | number }
  'tasks.screen.open': null
  'tasks.screen.select': { title: string | number }
  'tasks.screen.closed': null
  'tasks.screen.obsolete': null
  'tasks.screen.refusedAddress': null
  'tasks.screen.empty': null
  'tasks.screen.emptyHint': null
  'tasks.screen.emptyAction': null
  'tasks.screen.noMatch': { words: string | number }
  'tasks.screen.noMatchAction': null
  'tasks.screen.failed': null
  'tasks.screen.filterPlaceholder': null
  'tasks.screen.for': { name: string | number }
  'tasks.bulk.label': { count: number }
  'tasks.bulk.none': null
  'tasks.bulk.finish': null
  'tasks.bulk.unfinish': null
  'tasks.bulk.failed': { count: number; reason: string | number }
  'tasks.bulk.changed': { count: number }
}
