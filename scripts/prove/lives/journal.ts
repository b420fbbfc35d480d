import type { Amendment } from '@tacite/domain/deadlines/amendment.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'

/** What people set of a contract beside its deadlines. */
export interface SetValues {
  ownerId: string
  projectId: string
  folderIds: readonly string[]
  scope: string | null
}

/** What a contract states, in force until an amendment replaces it. */
export interface StatedValues {
  amountCents: number
  counterpartyId: string
  terms: Partial<LifecycleTerms>
}

export interface StatedAmendment {
  masterId: string
  effectiveOn: string
  amountCents?: number
  counterpartyId?: string
  terms: Amendment['patches']
}

export type NoticeBody =
  | { kind: 'nonRenewal'; sentOn: string; receivedOn: string }
  | { kind: 'termination'; endsOn: string }

/**
 * What was asked and accepted, act by act: the values that the trail only names. It says neither whether nor when
 * something happened: that is read from the trail.
 */
export interface Journal {
  written: Map<string, SetValues & StatedValues>
  /** As last set or corrected: an act that changes nothing leaves no event, and is not asked for. */
  current: Map<string, SetValues & StatedValues>
  changes: Map<string, { day: string; values: Partial<SetValues> }[]>
  corrections: Map<string, Partial<StatedValues>[]>
  notices: Map<string, { id: string; body: NoticeBody }[]>
  /** By the id of the amendment. */
  amendments: Map<string, StatedAmendment>
  /** The last day on which something was recorded of an earlier one. */
  lateRecords: Map<string, string>
}

export function emptyJournal(): Journal {
  return {
    written: new Map(),
    current: new Map(),
    changes: new Map(),
    corrections: new Map(),
    notices: new Map(),
    amendments: new Map(),
    lateRecords: new Map(),
  }
}

export function append<Line>(lines: Map<string, Line[]>, id: string, line: Line): void {
  lines.set(id, [...(lines.get(id) ?? []), line])
}
