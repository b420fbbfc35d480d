// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RolesTexts {
  'roles.copy.first': { name: string | number }
  'roles.copy.next': { name: string | number; number: string | number }
  'roles.title': null
  'roles.lead': null
  'roles.create': null
  'roles.new': null
  'roles.newLead': null
  'roles.empty': null
  'roles.emptyHint': null
  'roles.column.name': null
  'roles.column.description': null
  'roles.column.kind': null
  'roles.column.features': null
  'roles.column.users': null
  'roles.kind.system': null
  'roles.kind.custom': null
  'roles.kindHint.system': null
  'roles.kindHint.custom': null
  'roles.isDefault': null
  'roles.makeDefault': null
  'roles.madeDefault': { name: string | number }
  'roles.copied': { name: string | number }
  'roles.features': null
  'roles.searchFeatures': null
  'roles.notHeld': null
  'roles.peopleTitle': null
  'roles.nobody': null
  'roles.people': { count: number }
  'roles.chosen': { count: number; shown: string | number }
}
