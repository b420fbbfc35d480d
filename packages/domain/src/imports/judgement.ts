import {
  proposalKey,
  type Proposal,
  type RowField,
  type RowValues,
  type SaidOfRow,
} from './import-row.ts'

/** `accepted`: it is right; `corrected`: another value is, or one was missing; `rejected`: it is wrong. */
export const VERDICTS = ['accepted', 'corrected', 'rejected'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a value is rejected: what its rule can be judged by. */
export const REJECTION_REASONS = ['wrongValue', 'wrongField', 'notInContract', 'other'] as const

/** Words of the document that a person selected for a value that they typed. */
export interface SelectedWords {
  /** The value that they prove; another one has other evidence. */
  text: string
  /** From 1. */
  page: number
  /** In the text of the page, from 0; the end is exclusive. */
  start: number
  end: number
  quote: string
  sentence: string
}

/** What a person says of one value of a row. */
export interface Judgement {
  field: RowField
  verdict: Verdict
  /** What is judged, as it stands in the row; null: the field is empty. */
  text: string | null
  /** The right value. */
  typed?: string
}

/** What people had said of a field before a judgement. */
export interface SaidBefore {
  typed: string | null
  by: string | null
  wasDismissed: boolean
  selected: SelectedWords | null
  /** The key of the choice that the judgement has created with the contracts; null: none. */
  creates: string | null
}

type Judged = Pick<{ values: RowValues; proposals: readonly Proposal[] }, 'values' | 'proposals'>

/** The place of the term that a value or a proposal comes from; null: none. Undefined: the row has no such text there. */
export function judgedTerm(
  { values, proposals }: Judged,
  { field, text }: Pick<Judgement, 'field' | 'text'>,
): number | null | undefined {
  const value = values[field]
  if (text === null) return value === undefined ? null : undefined
  if (value?.text === text) return 'term' in value.from ? (value.from.term ?? null) : null
  return proposals.find((each) => each.field === field && each.text === text)?.term
}

/**
 * What people say of a row once one of them has judged. What the text of the file says becomes the value of the person who
 * accepts it; what other sources say stands already.
 */
export function saidAfter(
  said: SaidOfRow,
  { values }: Pick<Judged, 'values'>,
  { field, verdict, text, typed }: Judgement,
  personId: string,
): SaidOfRow {
  const value = values[field]
  const isStanding = value !== undefined && value.text === text
  switch (verdict) {
    case 'corrected':
      return withTyped(said, field, { typed: typed ?? '', by: personId })
    case 'accepted': {
      if (isStanding && value.from.kind !== 'text') return said
      return withTyped(said, field, { typed: text ?? '', by: personId })
    }
    case 'rejected': {
      const dismissed = withDismissed(said, field, text ?? '')
      if (!isStanding || value.from.kind === 'text') return dismissed
      const empties = value.from.kind !== 'person'
      return withTyped(dismissed, field, { typed: empties ? '' : null, by: personId })
    }
  }
}

/** What is to be kept to undo a judgement. */
export function saidBefore(
  said: SaidOfRow,
  { field, text }: Pick<Judgement, 'field' | 'text'>,
  selected: SelectedWords | null,
): SaidBefore {
  return {
    typed: said.typed[field] ?? null,
    by: said.typedBy?.[field] ?? null,
    wasDismissed: said.dismissed?.includes(keyOf(field, text ?? '')) === true,
    selected,
    creates: null,
  }
}

/** What people say of a row once the last judgement of a field is undone. */
export function saidWithout(
  said: SaidOfRow,
  { field, text, before }: Pick<Judgement, 'field' | 'text'> & { before: SaidBefore },
): SaidOfRow {
  const restored = withTyped(said, field, before)
  if (before.wasDismissed || text === null) return restored
  const key = keyOf(field, text)
  return { ...restored, dismissed: (restored.dismissed ?? []).filter((each) => each !== key) }
}

function withTyped(
  said: SaidOfRow,
  field: RowField,
  { typed, by }: Pick<SaidBefore, 'typed' | 'by'>,
): SaidOfRow {
  const { [field]: _typed, ...others } = said.typed
  const { [field]: _by, ...othersBy } = said.typedBy ?? {}
  if (typed === null) return { ...said, typed: others, typedBy: othersBy }
  return {
    ...said,
    typed: { ...others, [field]: typed },
    typedBy: by === null ? othersBy : { ...othersBy, [field]: by },
  }
}

function withDismissed(said: SaidOfRow, field: RowField, text: string): SaidOfRow {
  return { ...said, dismissed: [...new Set([...(said.dismissed ?? []), keyOf(field, text)])] }
}

/** The company's own fields have no proposals: their key dismisses nothing. */
function keyOf(field: RowField, text: string): string {
  return proposalKey({ field: field as Proposal['field'], text })
}
