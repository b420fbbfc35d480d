import type { Refusal } from '@tacite/domain/refusal.ts'
import type { ReadinessKind, Severity } from '@tacite/domain/readiness/readiness-kinds.ts'

/** Where a finding is put right. */
export type ReadinessPlace =
  | { kind: 'section' | 'block' | 'field'; id: string }
  | { kind: 'detail'; id: SheetDetail }
  | { kind: 'dates' | 'signatories' | 'playbook' }

/** A line of the summary sheet. */
export type SheetDetail = 'title' | 'legalEntity' | 'counterparty'

/** One line of the checklist: what is wrong, as its refusal says it, and where. */
export interface ReadinessFinding {
  /** `textInvalid` and `signatoriesMissing` block whatever the contract type says. */
  kind: ReadinessKind | 'textInvalid' | 'signatoriesMissing'
  severity: Severity
  place: ReadinessPlace
  refusal: Refusal
}

/** A finding of a kind whose severity depends on the contract type. */
export interface Observation {
  kind: ReadinessKind
  place: ReadinessPlace
  refusal: Refusal
}
