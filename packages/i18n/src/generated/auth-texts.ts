// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface AuthTexts {
  'auth.signIn.title': null
  'auth.signIn.lead': null
  'auth.signIn.email': null
  'auth.signIn.password': null
  'auth.signIn.remember': null
  'auth.signIn.rememberHint': null
  'auth.signIn.submit': null
  'auth.signIn.noAccount': null
  'auth.signIn.create': null
  'auth.signIn.emailRequired': null
  'auth.signIn.passwordRequired': null
  'auth.signIn.sessionEnded': null
  'auth.signIn.sessionEndedWithText': null
  'auth.signIn.demo': { email: string | number; password: string | number }
  'auth.signIn.forgot': null
  'auth.signIn.join': null
  'auth.signIn.joinHint': null
  'auth.signUp.title': null
  'auth.signUp.lead': null
  'auth.signUp.company': null
  'auth.signUp.companyHint': null
  'auth.signUp.firstName': null
  'auth.signUp.lastName': null
  'auth.signUp.email': null
  'auth.signUp.password': null
  'auth.signUp.passwordHint': null
  'auth.signUp.submit': null
  'auth.signUp.haveAccount': null
  'auth.signUp.signIn': null
  'auth.signUp.companyRequired': null
  'auth.signUp.firstNameRequired': null
  'auth.signUp.lastNameRequired': null
  'auth.signUp.emailInvalid': null
  'auth.signUp.passwordShort': null
  'auth.aside.quote': null
  'auth.aside.lifeline': null
  'auth.aside.drafted': null
  'auth.aside.validated': null
  'auth.aside.signed': null
  'auth.aside.notice': null
  'auth.aside.end': null
  'auth.activate.title': null
  'auth.activate.lead': { company: string | number }
  'auth.activate.again': null
  'auth.activate.different': null
  'auth.activate.submit': null
  'auth.activate.joining': { company: string | number }
}
