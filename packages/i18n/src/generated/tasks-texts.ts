// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface TasksTexts {
  'tasks.kind.validate': null
  'tasks.kind.sign': null
  'tasks.kind.readRefusal': null
  'tasks.kind.decideOnDeadline': null
  'tasks.action.validate': null
  'tasks.action.finish': null
}
