import type { KnownClause } from './known-clause.ts'
import { KNOWN_HEADINGS } from './known-headings.ts'
import { titleParts, titleStems } from './title-stems.ts'

/** A heading by which clauses of a library are known; by one without owners the trade knows something else. */
export interface PreparedTitle {
  stems: ReadonlySet<string>
  /** The places of the clauses. */
  owners: readonly number[]
}

/** Headings by each of their words. */
export type PreparedTitles = ReadonlyMap<string, readonly PreparedTitle[]>

/** All headings by which the clauses of a library are known, and those of what it does not have. */
export function prepareTitles(clauses: readonly KnownClause[]): PreparedTitles {
  const own = clauses.flatMap(({ wordings }, clause) =>
    wordings.map(({ heading }) => ({ heading, owners: [clause] })),
  )
  const parts = own.flatMap(({ heading, owners }) =>
    titleParts(heading).map((stems) => ({ key: keyOf(stems), owners })),
  )
  const ownersOf = Map.groupBy(parts, ({ key }) => key)
  const known = KINDS.flatMap((headings) => {
    const owners = headings.flatMap((stems) => ownersOf.get(keyOf(stems)) ?? [])
    const places = [...new Set(owners.flatMap((part) => part.owners))]
    return headings.map((stems) => ({ stems, owners: places }))
  })
  const titles = [
    ...own.map(({ heading, owners }) => ({ stems: titleStems(heading), owners })),
    ...known,
  ]
  const pairs = titles.flatMap((title) => [...title.stems].map((stem) => ({ stem, title })))
  const byStem = Map.groupBy(pairs, ({ stem }) => stem)
  return new Map(Array.from(byStem, ([stem, those]) => [stem, those.map(({ title }) => title)]))
}

const KINDS = KNOWN_HEADINGS.map((headings) => headings.map(titleStems))

function keyOf(stems: ReadonlySet<string>): string {
  return [...stems].toSorted().join(' ')
}
