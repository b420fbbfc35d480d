// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface SharingTexts {
  'sharing.open': null
  'sharing.title': { title: string | number }
  'sharing.lead': null
  'sharing.me': null
  'sharing.owner': null
  'sharing.handOver': null
  'sharing.thirdParty': null
  'sharing.members': { count: number }
  'sharing.level.reader': null
  'sharing.level.commenter': null
  'sharing.level.suggester': null
  'sharing.level.editor': null
  'sharing.level.owner': null
  'sharing.allows.reader': null
  'sharing.allows.commenter': null
  'sharing.allows.suggester': null
  'sharing.allows.editor': null
  'sharing.allows.owner': null
  'sharing.insidersOnly': null
  'sharing.form.with': null
  'sharing.form.withHint': null
  'sharing.form.byEmail': { count: number }
  'sharing.form.level': null
  'sharing.form.until': null
  'sharing.form.untilHint': null
  'sharing.form.message': null
  'sharing.form.language': null
  'sharing.form.outside': null
  'sharing.form.submit': null
  'sharing.done': { count: number }
  'sharing.list.title': null
  'sharing.list.more': null
  'sharing.list.failed': null
  'sharing.given': { person: string | number; moment: string | number }
  'sharing.invitation.sent': { moment: string | number }
  'sharing.invitation.opened': { moment: string | number }
  'sharing.invitation.linkExpired': { moment: string | number }
  'sharing.invitation.expired': null
  'sharing.levelOf': { name: string | number }
  'sharing.untilOf': { name: string | number }
  'sharing.noEnd': null
  'sharing.keepDay': null
  'sharing.changed': { name: string | number }
  'sharing.resend': { name: string | number }
  'sharing.resent': { name: string | number }
  'sharing.extendFirst': null
  'sharing.revoke': { name: string | number }
  'sharing.revoked': { name: string | number }
  'sharing.confirm.title': { name: string | number }
  'sharing.confirm.outside': null
  'sharing.confirm.inside': null
  'sharing.confirm.submit': null
  'sharing.outside.title': null
  'sharing.outside.lead': null
  'sharing.outside.until': { day: string | number }
}
