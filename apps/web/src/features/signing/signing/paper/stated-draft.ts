import type { SigningSide, StatedSignatory } from '@tacite/domain/signing/signed-on-paper.ts'
import type { SignedOnPaper } from './paper-queries.ts'

/** One signatory being named; `key` is local to the form: rows keep their state when others are removed. */
export interface StatedRow {
  key: number
  name: string
  side: SigningSide
}

export type StatedDraft = readonly StatedRow[]

let keys = 0

export function newRow(side: SigningSide, name = ''): StatedRow {
  keys += 1
  return { key: keys, name, side }
}

/** Those named before; else a line for each party, the person's own name filled in. */
export function firstRows(stated: SignedOnPaper['signatories'], ownName: string): StatedDraft {
  return stated.length > 0
    ? stated.map(({ name, side }) => newRow(side ?? 'counterparty', name))
    : [newRow('company', ownName), newRow('counterparty')]
}

export function withRow(
  draft: StatedDraft,
  index: number,
  part: Partial<Omit<StatedRow, 'key'>>,
): StatedDraft {
  return draft.map((row, at) => (at === index ? { ...row, ...part } : row))
}

export function statedOf(draft: StatedDraft): StatedSignatory[] {
  return draft.map(({ name, side }) => ({ name, side }))
}

/** What the form begins with; held in a state, because each call makes lines of its own. */
export function firstStatement(
  today: string,
  stated: SignedOnPaper['signatories'],
  ownName: string,
): { signatureDate: string | null; signatories: StatedDraft } {
  return { signatureDate: today, signatories: firstRows(stated, ownName) }
}
