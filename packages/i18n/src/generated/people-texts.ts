// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface PeopleTexts {
  'people.title': null
  'people.lead': null
  'people.invite': null
  'people.empty': null
  'people.emptyHint': null
  'people.filterText': { name: string | number; value: string | number }
  'people.column.name': null
  'people.column.email': null
  'people.column.role': null
  'people.column.department': null
  'people.column.status': null
  'people.column.kind': null
  'people.column.group': null
  'people.status.active': null
  'people.status.pending': null
  'people.status.blocked': null
  'people.status.deferred': null
  'people.kind.internal': null
  'people.kind.external': null
  'people.form.firstName': null
  'people.form.lastName': null
  'people.form.phone': null
  'people.form.groups': null
  'people.form.groupsHint': null
  'people.form.departmentHint': null
  'people.form.noDepartment': null
  'people.picture.choose': null
  'people.picture.remove': null
  'people.picture.alt': { name: string | number }
  'people.standing.title': null
  'people.standing.lastSeen': { at: string | number }
  'people.standing.neverSeen': null
  'people.standing.work': { tasks: number; contracts: number }
  'people.block.label': null
  'people.block.title': { name: string | number }
  'people.block.consequence': null
  'people.block.done': { name: string | number }
  'people.activate.label': null
  'people.activate.title': { name: string | number }
  'people.activate.consequence': null
  'people.activate.done': { name: string | number }
  'people.invitation.resend': null
  'people.invitation.sendNow': null
  'people.invitation.defer': null
  'people.invitation.sendOn': null
  'people.invitation.chooseDay': null
  'people.invitation.withdraw': null
  'people.invitation.withdrawTitle': { name: string | number }
  'people.invitation.withdrawHint': null
  'people.invitation.sent': { name: string | number }
  'people.invitation.deferred': { name: string | number }
  'people.invitation.withdrawn': { name: string | number }
  'people.invitation.waits': { day: string | number }
  'people.invitation.sentAt': { at: string | number; until: string | number }
  'people.reassign.title': null
  'people.reassign.to': null
  'people.reassign.choose': null
  'people.reassign.tasks': { count: number }
  'people.reassign.contracts': { count: number }
  'people.reassign.label': null
  'people.reassign.done': { tasks: number; contracts: number; left: number }
  'people.list.label': null
  'people.list.hint': null
  'people.list.needed': null
  'people.list.file': null
  'people.list.fileHint': null
  'people.list.check': null
  'people.list.back': null
  'people.list.line': { line: string | number }
  'people.list.leftOut': null
  'people.list.noneRight': null
  'people.list.roleNeeded': null
  'people.list.language': null
  'people.list.sendOnHint': null
  'people.list.right': { count: number }
  'people.list.wrong': { count: number }
  'people.list.invite': { count: number }
  'people.list.invited': { count: number }
  'people.language.fr': null
  'people.language.en': null
  'people.language.es': null
}
