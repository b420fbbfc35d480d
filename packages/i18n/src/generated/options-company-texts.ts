// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface OptionsCompanyTexts {
  'options-company.title': null
  'options-company.lead': null
  'options-company.saved': null
  'options-company.refused': null
  'options-company.name.label': null
  'options-company.name.hint': null
  'options-company.siteName.label': null
  'options-company.siteName.hint': null
  'options-company.timeZone.label': null
  'options-company.timeZone.hint': null
  'options-company.holidays.label': null
  'options-company.holidays.hint': null
  'options-company.holidays.france': null
  'options-company.holidays.alsaceMoselle': null
  'options-company.closingDays.label': null
  'options-company.closingDays.hint': null
  'options-company.closingDays.add': null
  'options-company.closingDays.chooseFirst': null
  'options-company.reference.label': null
  'options-company.reference.hint': { year: string | number; counter: string | number }
  'options-company.reference.example': { reference: string | number }
  'options-company.noticeDays.label': null
  'options-company.noticeDays.hint': null
  'options-company.premium.label': null
  'options-company.premium.hint': null
  'options-company.brand.title': null
  'options-company.brand.lead': null
  'options-company.brand.hint': null
  'options-company.brand.icon.now': null
  'options-company.brand.icon.choose': null
  'options-company.brand.icon.remove': null
  'options-company.brand.logo.now': null
  'options-company.brand.logo.choose': null
  'options-company.brand.logo.remove': null
  'options-company.signUp.title': null
  'options-company.signUp.lead': null
  'options-company.signUp.saved': null
  'options-company.signUp.policy.label': null
  'options-company.signUp.policy.invitation': null
  'options-company.signUp.policy.invitationHint': null
  'options-company.signUp.policy.domains': null
  'options-company.signUp.policy.domainsHint': null
  'options-company.signUp.domains.label': null
  'options-company.signUp.domains.hint': null
  'options-company.signUp.confirm': null
  'options-company.signUp.confirmLead': { email: string | number }
  'options-company.signUp.confirmSent': { email: string | number }
  'options-company.signUp.role.label': null
  'options-company.signUp.role.hint': null
}
