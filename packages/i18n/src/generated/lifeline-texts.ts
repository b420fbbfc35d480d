// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface LifelineTexts {
  'lifeline.label': null
  'lifeline.limitLabel.preventRenewal': null
  'lifeline.limitLabel.obtainRenewal': null
  'lifeline.limitName.preventRenewal': null
  'lifeline.limitName.obtainRenewal': null
  'lifeline.certain': null
  'lifeline.conditional': null
  'lifeline.past': null
  'lifeline.short.drafted': null
  'lifeline.short.validated': null
  'lifeline.short.signed': null
  'lifeline.short.effective': null
  'lifeline.short.today': null
  'lifeline.short.termEnd': null
  'lifeline.short.end': null
  'lifeline.short.renewal': null
  'lifeline.renewals': { count: number }
  'lifeline.point': { name: string | number; day: string; certainty: string | number }
  'lifeline.rule': { rule: string | number }
  'lifeline.sources': null
  'lifeline.fact.drafted': null
  'lifeline.fact.validated': null
  'lifeline.fact.signed': null
  'lifeline.fact.effective': null
  'lifeline.fact.today': null
  'lifeline.fact.noticeLimit': null
  'lifeline.fact.termEnd': null
  'lifeline.fact.end': null
  'lifeline.fact.renewal': null
  'lifeline.conditionalHint': null
  'lifeline.unsignedHint': null
  'lifeline.tiny': { points: readonly string[] }
  'lifeline.tinyPoint': { name: string | number; day: string }
  'lifeline.failed': null
  'lifeline.empty': null
}
