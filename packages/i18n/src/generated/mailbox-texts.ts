// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface MailboxTexts {
  'mailbox.title': null
  'mailbox.description': null
  'mailbox.to': { address: string | number }
  'mailbox.empty': null
  'mailbox.emptyWhy': null
  'mailbox.closed': null
  'mailbox.closedWhy': null
}
