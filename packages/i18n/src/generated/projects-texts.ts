// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ProjectsTexts {
  'projects.title': null
  'projects.lead': null
  'projects.create': null
  'projects.new': null
  'projects.delete': null
  'projects.empty': null
  'projects.emptyHint': null
  'projects.column.title': null
  'projects.column.details': null
  'projects.column.contracts': null
  'projects.usedBy': { count: number }
}
