import type { RefObject } from 'react'
import type { FolderBranch } from './folder-queries.ts'

/** A folder as a row of the tree. */
export interface TreeRow {
  branch: FolderBranch
  depth: number
  /** Its position among its siblings, from 1, and how many there are. */
  position: number
  siblings: number
  hasChildren: boolean
  isExpanded: boolean
}

export interface FolderTreeProps {
  rows: readonly TreeRow[]
  /** The folder of the panel. */
  openId: string | null
  /** Cut, to be moved elsewhere. */
  cutId: string | null
  onOpen: (folderId: string) => void
  onToggle: (folderId: string, isExpanded: boolean) => void
  onCut: (folderId: string | null) => void
  onMove: (folderId: string, parentFolderId: string | null) => void
  treeRef: RefObject<HTMLDivElement | null>
}

/**
 * The visible rows, from top to bottom. With words: the folders whose name matches, and their parents.
 * @param branches in sibling order
 */
export function treeRows(
  branches: readonly FolderBranch[],
  expanded: ReadonlySet<string>,
  words: string,
): TreeRow[] {
  const shown = words === '' ? null : leadingTo(branches, words)
  const children = Map.groupBy(
    shown ? branches.filter(({ _id }) => shown.has(_id)) : branches,
    ({ parentFolderId }) => parentFolderId,
  )
  const rows: TreeRow[] = []
  const add = (parentId: string | null, depth: number) => {
    const siblings = children.get(parentId) ?? []
    for (const [index, branch] of siblings.entries()) {
      const hasChildren = children.has(branch._id)
      const isExpanded = hasChildren && (shown !== null || expanded.has(branch._id))
      rows.push({
        branch,
        depth,
        hasChildren,
        isExpanded,
        position: index + 1,
        siblings: siblings.length,
      })
      if (isExpanded) add(branch._id, depth + 1)
    }
  }
  add(null, 0)
  return rows
}

/** A folder and all its parents, itself first. */
export function withThoseAbove(
  branches: readonly FolderBranch[],
  folderId: string,
): FolderBranch[] {
  const byId = new Map(branches.map((branch) => [branch._id, branch]))
  const chain: FolderBranch[] = []
  for (let at = byId.get(folderId); at; at = byId.get(at.parentFolderId ?? '')) chain.push(at)
  return chain
}

/** The full path of a folder, names joined by a slash. */
export function pathOf(branches: readonly FolderBranch[], folderId: string): string {
  return withThoseAbove(branches, folderId)
    .map(({ name }) => name)
    .toReversed()
    .join('/')
}

function leadingTo(branches: readonly FolderBranch[], words: string): Set<string> {
  const parents = new Map(branches.map(({ _id, parentFolderId }) => [_id, parentFolderId]))
  const found = new Set<string>()
  for (const { _id, name } of branches) {
    if (!folded(name).includes(folded(words))) continue
    for (let id: string | null = _id; id !== null && !found.has(id); id = parents.get(id) ?? null)
      found.add(id)
  }
  return found
}

/** Ignores accents and case for searching. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
