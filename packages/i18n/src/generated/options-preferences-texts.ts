// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface OptionsPreferencesTexts {
  'options-preferences.title': null
  'options-preferences.lead': null
  'options-preferences.saved': null
  'options-preferences.time.never': null
  'options-preferences.time.instant': null
  'options-preferences.time.daily': null
  'options-preferences.time.weekly': null
  'options-preferences.family.listValidationRejectionStatusWorkflkow.label': null
  'options-preferences.family.listValidationRejectionStatusWorkflkow.hint': null
  'options-preferences.family.listUpdateStatus.label': null
  'options-preferences.family.listUpdateStatus.hint': null
  'options-preferences.family.listRenwalAndTerminationPeriod.label': null
  'options-preferences.family.listRenwalAndTerminationPeriod.hint': null
  'options-preferences.family.listDeadlineStatus.label': null
  'options-preferences.family.listDeadlineStatus.hint': null
  'options-preferences.days.label': null
  'options-preferences.days.hint': { days: string | number }
}
