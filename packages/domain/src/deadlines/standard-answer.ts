import type { Deadlines } from './deadlines.ts'

type Term = Deadlines['terms'][number]

/** The answers that the published cases are about, by the names that docs/deadlines gives them. */
export interface StandardAnswer extends Pick<
  Deadlines,
  | 'legalLimit'
  | 'prudentLimit'
  | 'sendBy'
  | 'noticeWindowOpens'
  | 'phase'
  | 'endDate'
  | 'finalEnd'
  | 'ending'
  | 'indeterminateSince'
  | 'durationCode'
  | 'earlyExits'
  | 'regime'
> {
  term: Pick<Deadlines['term'], 'number' | 'of'>
  /** By number. */
  terms: readonly (Pick<Term, 'number'> & Partial<Pick<Term, AnsweredOfTerm>>)[]
  notice: Pick<NonNullable<Deadlines['notice']>, 'status' | 'effect'> | null
  /** Their codes, in alphabetical order. */
  warnings: readonly string[]
}

type AnsweredOfTerm = 'start' | 'end' | 'legalLimit' | 'prudentLimit' | 'sendBy'

/** What the engine says, of what a case asks. */
export function answered(
  deadlines: Deadlines,
  expected: Partial<StandardAnswer>,
): Partial<StandardAnswer> {
  const { term, terms, notice, warnings } = deadlines
  const all: StandardAnswer = {
    ...deadlines,
    term: { number: term.number, of: term.of },
    terms: (expected.terms ?? []).map((asked) => {
      const found = terms.find(({ number }) => number === asked.number)
      return { number: asked.number, ...picked(found ?? {}, asked) }
    }),
    notice: notice && { status: notice.status, effect: notice.effect },
    warnings: warnings.map(({ code }) => code).sort(),
  }
  return picked(all, expected)
}

/** The keys of `asked`, as they are in `from`. */
function picked<From extends object>(from: From, asked: object): Partial<From> {
  return Object.fromEntries(
    Object.keys(asked).map((key) => [key, from[key as keyof From]]),
  ) as Partial<From>
}
