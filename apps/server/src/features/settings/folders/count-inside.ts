interface Counted {
  _id: string
  parentFolderId: string | null
  /** Filed in the folder itself. */
  contracts: number
}

/** This many contracts are filed in exactly these folders. */
export interface FiledTogether {
  folderIds: readonly string[]
  contracts: number
}

/**
 * How many contracts are in each folder or in one nested in it. A contract filed in several of them counts once: what
 * was counted twice is subtracted again.
 */
export function countInside(
  folders: readonly Counted[],
  filedTwice: readonly FiledTogether[],
): Map<string, number> {
  const parents = new Map(folders.map(({ _id, parentFolderId }) => [_id, parentFolderId]))
  const inside = new Map(folders.map(({ _id }) => [_id, 0]))
  const add = (folderId: string, count: number) =>
    inside.set(folderId, (inside.get(folderId) ?? 0) + count)
  for (const { _id, contracts } of folders)
    if (contracts > 0) for (const id of withThoseAbove(parents, _id)) add(id, contracts)
  for (const { folderIds, contracts: count } of filedTwice) {
    const met = new Set<string>()
    for (const folderId of folderIds)
      for (const id of withThoseAbove(parents, folderId)) {
        if (met.has(id)) add(id, -count)
        met.add(id)
      }
  }
  return inside
}

function* withThoseAbove(
  parents: ReadonlyMap<string, string | null>,
  folderId: string,
): Generator<string> {
  for (let id: string | null = folderId; id !== null; id = parents.get(id) ?? null) yield id
}
