import type { SectionClause } from '@tacite/api/writing/text-shapes.ts'
import type { FollowedClause } from './command.ts'

interface FollowingChanges {
  linked: FollowedClause[]
  unlinked: string[]
  kept: { clauseId: string; reason: string }[]
}

/** What is to be said so that a section follows these clauses and no others. */
export function changesToFollow(
  now: readonly SectionClause[],
  wanted: readonly FollowedClause[],
): FollowingChanges {
  const isKept = ({ _id }: FollowedClause) => now.some((one) => one._id === _id && one.kept)
  return {
    linked: wanted.filter((clause) => !now.some((one) => isSame(one, clause))),
    unlinked: now.flatMap(({ _id }) => (wanted.some((clause) => clause._id === _id) ? [] : [_id])),
    kept: wanted.flatMap((clause) =>
      clause.keptReason === null || isKept(clause)
        ? []
        : [{ clauseId: clause._id, reason: clause.keptReason }],
    ),
  }
}

/** Whether a section follows these clauses. A reason ends by itself with the words that it is about. */
export function follows(now: readonly Following[], wanted: readonly Following[]): boolean {
  return now.length === wanted.length && wanted.every((clause) => now.some(isSameAs(clause)))
}

/** What a section follows, as the history keeps it. */
export function followedOf(clauses: readonly SectionClause[]): FollowedClause[] {
  return clauses.map(({ _id, version, isWhole, kept }) => ({
    _id,
    version,
    isWhole,
    keptReason: kept?.reason ?? null,
  }))
}

type Following = Pick<FollowedClause, '_id' | 'version' | 'isWhole'>

const isSameAs = (clause: Following) => (one: Following) => isSame(one, clause)

function isSame(one: Following, other: Following): boolean {
  return one._id === other._id && one.version === other.version && one.isWhole === other.isWhole
}
