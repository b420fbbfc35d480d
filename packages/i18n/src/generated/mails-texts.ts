// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface MailsTexts {
  'mails.notification.subject': { title: string | number }
  'mails.notification.greeting': { name: string | number }
  'mails.notification.open': null
}
