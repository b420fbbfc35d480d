// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface MailsTexts {
  'mails.notification.subject': { title: string | number }
  'mails.notification.greeting': { name: string | number }
  'mails.notification.open': null
  'mails.invitation.subject': { company: string | number; title: string | number }
  'mails.invitation.greeting': { name: string | number }
  'mails.invitation.request': { sender: string | number; company: string | number; title: string | number }
  'mails.invitation.how': null
  'mails.invitation.personal': { day: string }
  'mails.invitation.unexpected': null
  'mails.invitation.open': null
  'mails.code.open.subject': { title: string | number }
  'mails.code.open.code': { title: string | number; company: string | number; code: string | number }
  'mails.code.sign.subject': { title: string | number }
  'mails.code.sign.code': { title: string | number; company: string | number; code: string | number }
  'mails.code.validity': { count: number }
  'mails.code.keep': null
  'mails.copy.subject': { title: string | number }
  'mails.copy.signed': { title: string | number; reference: string | number; company: string | number }
  'mails.copy.attached': null
  'mails.copy.linked': null
  'mails.copy.verify': null
  'mails.copy.open': null
}
