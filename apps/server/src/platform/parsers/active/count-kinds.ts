import {
  ACTIVE_CONTENT_KINDS,
  type ActiveContent,
  type ActiveContentKind,
} from '@tacite/domain/files/active-content.ts'

export interface KindCounter {
  add(kind: ActiveContentKind): void
  /** Kinds in their declared order. */
  list(): ActiveContent[]
}

export function createKindCounter(): KindCounter {
  const counts = new Map<ActiveContentKind, number>()
  return {
    add: (kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1),
    list: () =>
      ACTIVE_CONTENT_KINDS.flatMap((kind) => {
        const count = counts.get(kind)
        return count === undefined ? [] : [{ kind, count }]
      }),
  }
}
