import type { ClauseStance } from '../clause-stance.ts'

/** A wording of a clause: a field of its text is one U+FFFC. */
export interface KnownWording {
  id: string
  stance: ClauseStance
  heading: string
  text: string
}

/** A clause of a company's library with all wordings that it knows of it: its standard and the variants. */
export interface KnownClause {
  id: string
  wordings: readonly KnownWording[]
}

/** Stands for a field in the text of a wording. */
export const FIELD = '\uFFFC'
