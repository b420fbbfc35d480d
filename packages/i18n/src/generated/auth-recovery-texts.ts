// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface AuthRecoveryTexts {
  'auth-recovery.back': null
  'auth-recovery.signIn': null
  'auth-recovery.newLink': null
  'auth-recovery.linkDead': null
  'auth-recovery.linkDeadLead': null
  'auth-recovery.forgot.title': null
  'auth-recovery.forgot.lead': null
  'auth-recovery.forgot.email': null
  'auth-recovery.forgot.emailInvalid': null
  'auth-recovery.forgot.submit': null
  'auth-recovery.forgot.sentTitle': null
  'auth-recovery.forgot.sentLead': { email: string | number }
  'auth-recovery.forgot.sentHint': null
  'auth-recovery.forgot.again': null
  'auth-recovery.reset.title': null
  'auth-recovery.reset.lead': { email: string | number }
  'auth-recovery.reset.submit': null
  'auth-recovery.reset.doneTitle': null
  'auth-recovery.reset.doneLead': null
  'auth-recovery.email.title': null
  'auth-recovery.email.lead': { email: string | number; currentEmail: string | number }
  'auth-recovery.email.submit': null
  'auth-recovery.email.doneTitle': null
  'auth-recovery.email.doneLead': { email: string | number }
  'auth-recovery.email.continue': null
  'auth-recovery.email.own': { email: string | number }
  'auth-recovery.email.ownDone': { email: string | number }
  'auth-recovery.email.ownTitle': null
  'auth-recovery.stop.title': null
  'auth-recovery.stop.lead': { email: string | number }
  'auth-recovery.stop.consequence': null
  'auth-recovery.stop.submit': null
  'auth-recovery.stop.doneTitle': null
  'auth-recovery.stop.doneLead': { email: string | number }
  'auth-recovery.join.title': null
  'auth-recovery.join.lead': null
  'auth-recovery.join.email': null
  'auth-recovery.join.submit': null
  'auth-recovery.join.sentTitle': null
  'auth-recovery.join.sentLead': { email: string | number }
  'auth-recovery.join.sentHint': null
  'auth-recovery.join.again': null
}
