// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface GroupsTexts {
  'groups.title': null
  'groups.lead': null
  'groups.create': null
  'groups.new': null
  'groups.newLead': null
  'groups.delete': null
  'groups.empty': null
  'groups.emptyHint': null
  'groups.column.name': null
  'groups.column.description': null
  'groups.column.users': null
  'groups.members': null
  'groups.searchMembers': null
  'groups.nobody': null
  'groups.add': null
  'groups.addHint': null
  'groups.chooseFirst': null
  'groups.remove': { name: string | number }
  'groups.isDepartment': null
  'groups.deleteTitle': { name: string | number }
  'groups.deleteHint': { users: number; folders: number; contracts: number }
  'groups.people': { count: number }
  'groups.standing': { count: number; department: number }
  'groups.added': { count: number; name: string | number }
  'groups.removed': { count: number; name: string | number }
  'groups.changeTitle': { name: string | number }
}
