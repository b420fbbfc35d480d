// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface NewPasswordTexts {
  'new-password.current': null
  'new-password.currentRequired': null
  'new-password.password': null
  'new-password.hint': null
  'new-password.again': null
  'new-password.short': null
  'new-password.long': null
  'new-password.differ': null
}
