import { ChevronRight, Folder as FolderIcon, Users } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { FolderTreeProps, TreeRow } from './tree-rows.ts'
import { useTreeDrag, type TreeDrag } from './use-tree-drag.ts'
import { useTreeKeys } from './use-tree-keys.ts'

const ROW_PX = 36
/** Extra rows rendered beyond the viewport, so that scrolling shows no gap. */
const MARGIN_ROWS = 10

/** The folders as a tree: only visible rows are rendered, however many there are. */
export function FolderTree(props: FolderTreeProps) {
  const { rows, openId, treeRef } = props
  const t = useTexts()
  const [activeId, setActiveId] = useState<string | null>(openId)
  const active = Math.max(
    0,
    rows.findIndex(({ branch }) => branch._id === activeId),
  )
  const { first, last, onScroll, reveal } = useWindow(treeRef, rows.length)
  const drag = useTreeDrag(props.onMove)
  const onKeyDown = useTreeKeys({
    ...props,
    active,
    activate: (index) => {
      setActiveId(rows[index]!.branch._id)
      reveal(index)
    },
  })
  return (
    <div
      ref={treeRef}
      role="tree"
      tabIndex={0}
      aria-label={t('folders.title')}
      aria-describedby="folder-keys"
      aria-activedescendant={rows[active] && rowId(rows[active].branch._id)}
      onKeyDown={onKeyDown}
      onFocus={() => reveal(active)}
      onScroll={onScroll}
      className="group/tree max-h-[calc(100dvh-17rem)] min-h-40 overflow-y-auto rounded-md border border-line outline-offset-2"
    >
      <div role="presentation" className="relative" style={{ height: rows.length * ROW_PX }}>
        {rows.slice(first, last).map((row, index) => (
          <TreeItem
            key={row.branch._id}
            row={row}
            top={(first + index) * ROW_PX}
            isActive={first + index === active}
            isOpen={row.branch._id === openId}
            isCut={row.branch._id === props.cutId}
            drag={drag}
            onOpen={() => {
              setActiveId(row.branch._id)
              props.onOpen(row.branch._id)
            }}
            onToggle={() => props.onToggle(row.branch._id, !row.isExpanded)}
          />
        ))}
      </div>
    </div>
  )
}

interface TreeItemProps {
  row: TreeRow
  top: number
  isActive: boolean
  isOpen: boolean
  isCut: boolean
  drag: TreeDrag
  onOpen: () => void
  onToggle: () => void
}

function TreeItem({ row, top, isActive, isOpen, isCut, drag, onOpen, onToggle }: TreeItemProps) {
  const { branch, depth, hasChildren, isExpanded } = row
  const formats = useFormats()
  const t = useTexts()
  return (
    <div
      id={rowId(branch._id)}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={isOpen}
      {...drag.rowProps(branch._id)}
      onClick={onOpen}
      className={classNames(
        'absolute inset-x-0 flex h-9 cursor-default items-center gap-1.5 pr-3 text-sm select-none hover:bg-sunken',
        isOpen && 'bg-accent-soft',
        isActive &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2 group-focus-visible/tree:outline-accent',
        isCut && 'opacity-60',
        drag.isOver(branch._id) && 'bg-accent-soft ring-2 ring-accent ring-inset',
      )}
      style={{ top, paddingLeft: 8 + Math.min(depth, 12) * 18 }}
    >
      <span
        aria-hidden
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onToggle()
        }}
        className="flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-faint"
      >
        {hasChildren && (
          <ChevronRight className={classNames('size-4', isExpanded && 'rotate-90')} />
        )}
      </span>
      <FolderIcon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 truncate">{branch.name}</span>
      <span className="sr-only">
        {t('folders.rowLabel', { count: branch.contractsInside, grants: branch.grants })}
      </span>
      {branch.grants > 0 && (
        <span aria-hidden className="flex items-center gap-1 text-ink-faint tabular-nums">
          <Users className="size-3.5" />
          {branch.grants}
        </span>
      )}
      <span aria-hidden className="w-16 text-right text-ink-soft tabular-nums">
        {formats.number(branch.contractsInside)}
      </span>
    </div>
  )
}

function rowId(folderId: string): string {
  return `folder-${folderId}`
}

/** Which rows are visible, and a way to scroll to one. */
function useWindow(treeRef: RefObject<HTMLDivElement | null>, count: number) {
  const [viewport, setViewport] = useState({ top: 0, height: 800 })
  const known = useRef(0)
  useLayoutEffect(() => {
    const height = treeRef.current?.clientHeight ?? 0
    if (known.current === height) return
    known.current = height
    setViewport((before) => ({ ...before, height }))
  }, [treeRef, count])
  return {
    first: Math.max(0, Math.floor(viewport.top / ROW_PX) - MARGIN_ROWS),
    last: Math.min(count, Math.ceil((viewport.top + viewport.height) / ROW_PX) + MARGIN_ROWS),
    onScroll: () => {
      const tree = treeRef.current
      if (tree) setViewport({ top: tree.scrollTop, height: tree.clientHeight })
    },
    reveal: (index: number) => {
      const tree = treeRef.current
      if (!tree) return
      const top = index * ROW_PX
      if (top < tree.scrollTop) tree.scrollTop = top
      else if (top + ROW_PX > tree.scrollTop + tree.clientHeight)
        tree.scrollTop = top + ROW_PX - tree.clientHeight
    },
  }
}
