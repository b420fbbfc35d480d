import type { KeyboardEvent } from 'react'
import type { FolderTreeProps } from './tree-rows.ts'

interface Keyed extends FolderTreeProps {
  /** The focused row. */
  active: number
  activate: (index: number) => void
}

/** The keys of a tree, and those that move a folder: cut, then paste into another one. */
export function useTreeKeys(tree: Keyed): (event: KeyboardEvent) => void {
  return (event) => {
    const act = withCommand(event) ? commandOf(event.key, tree) : moveOf(event.key, tree)
    if (!act || event.altKey) return
    event.preventDefault()
    act()
  }
}

function withCommand({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey
}

function commandOf(key: string, { rows, active, cutId, onCut, onMove }: Keyed) {
  const row = rows[active]
  if (!row) return null
  if (key === 'x') return () => onCut(row.branch._id)
  if (key === 'v' && cutId !== null) return () => onMove(cutId, row.branch._id)
  return null
}

function moveOf(key: string, tree: Keyed): (() => void) | null {
  const { rows, active, activate, onToggle, onOpen, onCut, cutId } = tree
  const row = rows[active]
  if (!row) return null
  const to = (index: number) => () => activate(Math.min(rows.length - 1, Math.max(0, index)))
  const toggle = (isExpanded: boolean) => () => onToggle(row.branch._id, isExpanded)
  switch (key) {
    case 'ArrowDown':
      return to(active + 1)
    case 'ArrowUp':
      return to(active - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows.length - 1)
    case 'PageDown':
      return to(active + 10)
    case 'PageUp':
      return to(active - 10)
    case 'ArrowRight':
      return row.hasChildren && !row.isExpanded ? toggle(true) : to(active + 1)
    case 'ArrowLeft':
      return row.isExpanded ? toggle(false) : to(parentOf(tree))
    case 'Enter':
    case ' ':
      return () => onOpen(row.branch._id)
    case 'Escape':
      return cutId === null ? null : () => onCut(null)
    default:
      return key.length === 1 ? nextNamed(key, tree) : null
  }
}

function parentOf({ rows, active }: Keyed): number {
  const depth = rows[active]!.depth
  for (let index = active; index >= 0; index -= 1) if (rows[index]!.depth < depth) return index
  return active
}

/** A letter goes to the next folder that begins with it. */
function nextNamed(letter: string, { rows, active, activate }: Keyed): (() => void) | null {
  const places = rows.map((_, index) => (active + 1 + index) % rows.length)
  const found = places.find((index) =>
    rows[index]!.branch.name.toLowerCase().startsWith(letter.toLowerCase()),
  )
  return found === undefined ? null : () => activate(found)
}
