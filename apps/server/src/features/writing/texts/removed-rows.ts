/** A section of a block by its rows: live, or removed and restorable. */
export interface OrderedRow {
  id: string
  level: number
  /** When it was removed, in milliseconds; null: it is in the text. */
  removedAt: number | null
}

/**
 * The order of all rows of a block once its live ones are in `liveOrder`: a removed row stays after its live
 * predecessor, so that it can be restored in place.
 * @example keepRemovedInPlace([a, removedX, b], ['b', 'a']) // ['b', 'a', 'removedX']
 */
export function keepRemovedInPlace(
  rows: readonly Pick<OrderedRow, 'id' | 'removedAt'>[],
  liveOrder: readonly string[],
): string[] {
  const live = new Set(liveOrder)
  const behind = new Map<string | null, string[]>()
  let anchor: string | null = null
  for (const row of rows) {
    if (row.removedAt === null) anchor = live.has(row.id) ? row.id : anchor
    else behind.set(anchor, [...(behind.get(anchor) ?? []), row.id])
  }
  return [
    ...(behind.get(null) ?? []),
    ...liveOrder.flatMap((id) => [id, ...(behind.get(id) ?? [])]),
  ]
}

/** What one act removed: the section and its subsections. */
export function removedTogether(rows: readonly OrderedRow[], id: string): string[] {
  const at = rows.findIndex((row) => row.id === id)
  const root = rows[at]
  if (!root || root.removedAt === null) return []
  const later = rows.slice(at + 1).filter((row) => row.removedAt === root.removedAt)
  const end = later.findIndex((row) => row.level <= root.level)
  return [id, ...later.slice(0, end < 0 ? later.length : end).map((row) => row.id)]
}

/** The sections that can be restored, each standing for everything removed with it. */
export function removalRoots(rows: readonly OrderedRow[]): string[] {
  const covered = new Set<string>()
  return rows.flatMap(({ id, removedAt }) => {
    if (removedAt === null || covered.has(id)) return []
    for (const other of removedTogether(rows, id)) covered.add(other)
    return [id]
  })
}
