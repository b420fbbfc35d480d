import { distinct, type Taken } from '../../../../platform/merge-values.ts'
import { TERM_FIELDS, type LifecycleDraft } from './lifecycle-draft.ts'

type GroupedField = (typeof TERM_FIELDS)[keyof typeof TERM_FIELDS][number]
type Term = keyof typeof TERM_FIELDS | Exclude<keyof LifecycleDraft, GroupedField>

/** What each term is called, in the panel or in the form. */
export const TERM_LABELS = {
  signatureDate: 'deadlines-panel.terms.signature',
  reason: 'deadlines-panel.terms.reason',
  effectiveDate: 'deadlines-panel.terms.effective',
  duration: 'deadlines-panel.terms.duration',
  renewal: 'deadlines-panel.terms.renewal',
  notice: 'deadlines-panel.terms.notice',
  earlyExit: 'deadlines-panel.terms.earlyExit',
  noticeCountsWhen: 'deadlines-panel.form.countsWhen',
  sendingMode: 'deadlines-panel.form.sendingMode',
  roll: 'deadlines-panel.form.roll',
  indeterminateAlignment: 'deadlines-panel.form.alignment',
  performedAfterEnd: 'deadlines-panel.form.performedAfterEnd',
  excludesTriennialExit: 'deadlines-panel.form.excludesTriennialExit',
} as const satisfies Record<Term, string>

/** The terms that took what was saved elsewhere, each once. */
export function takenTerms(taken: readonly Taken[]): Term[] {
  const groups = Object.entries(TERM_FIELDS) as [Term, readonly unknown[]][]
  return distinct(
    taken.map(
      (field) => groups.find(([, fields]) => fields.includes(field))?.[0] ?? (field as Term),
    ),
  )
}
