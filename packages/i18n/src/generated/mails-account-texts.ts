// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface MailsAccountTexts {
  'mails-account.greeting': { name: string | number }
  'mails-account.unexpected': null
  'mails-account.reset.subject': null
  'mails-account.reset.how': null
  'mails-account.reset.validity': null
  'mails-account.reset.open': null
  'mails-account.passwordChanged.subject': null
  'mails-account.passwordChanged.done': null
  'mails-account.passwordChanged.notYou': null
  'mails-account.passwordChanged.forgot': null
}
