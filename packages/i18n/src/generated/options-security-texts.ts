// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface OptionsSecurityTexts {
  'options-security.password.title': null
  'options-security.password.lead': null
  'options-security.password.change': null
  'options-security.password.submit': null
  'options-security.password.saved': null
  'options-security.password.hide': null
  'options-security.password.show': null
  'options-security.email.title': null
  'options-security.email.lead': { email: string | number }
  'options-security.email.change': null
  'options-security.email.new': null
  'options-security.email.newHint': null
  'options-security.email.submit': null
  'options-security.email.pending': { email: string | number; moment: string | number }
  'options-security.email.keep': null
  'options-security.email.kept': { email: string | number }
  'options-security.email.sent': { email: string | number }
  'options-security.devices.title': null
  'options-security.devices.lead': null
  'options-security.devices.both': { browser: string | number; system: string | number }
  'options-security.devices.unknown': null
  'options-security.devices.this': null
  'options-security.devices.remembered': null
  'options-security.devices.lastUsed': { moment: string | number }
  'options-security.devices.signedIn': { moment: string | number }
  'options-security.devices.signOut': null
  'options-security.devices.signOutNamed': { device: string | number }
  'options-security.devices.signOutThis': null
  'options-security.devices.signedOut': { device: string | number }
  'options-security.devices.signOutOthers': null
  'options-security.devices.onlyThis': null
  'options-security.devices.othersTitle': null
  'options-security.devices.othersConsequence': null
  'options-security.devices.othersSignedOut': null
}
