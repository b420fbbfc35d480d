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
  'mails-account.newAddress.subject': null
  'mails-account.newAddress.how': { email: string | number }
  'mails-account.newAddress.validity': null
  'mails-account.newAddress.open': null
  'mails-account.oldAddress.subject': null
  'mails-account.oldAddress.asked': { email: string | number }
  'mails-account.oldAddress.stop': null
  'mails-account.oldAddress.ignore': null
  'mails-account.oldAddress.open': null
  'mails-account.confirmation.subject': null
  'mails-account.confirmation.how': { email: string | number }
  'mails-account.confirmation.validity': null
  'mails-account.confirmation.open': null
  'mails-account.joining.subject': { company: string | number }
  'mails-account.joining.how': { company: string | number }
  'mails-account.joining.validity': null
  'mails-account.joining.open': null
  'mails-account.alreadyHere.subject': null
  'mails-account.alreadyHere.how': null
  'mails-account.alreadyHere.open': null
}
