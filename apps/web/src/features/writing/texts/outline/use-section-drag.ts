import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react'
import { draggedClause, isClauseDragged } from '../clauses/dragged-clause.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { dropOnRow, type Half, type ShownOutline } from './move-row.ts'
import type { OutlineRow } from './outline-rows.ts'

export interface SectionDrag {
  /** The line where what is dragged would land. */
  over: { id: string; half: Half } | null
  /** Drag and drop props of a line. */
  handlers(row: OutlineRow): object
}

/**
 * Clauses are dropped between lines. Sections and blocks are moved by dragging their line; Alt and the arrow keys do
 * the same from the keyboard.
 */
export function useSectionDrag({ rows, blockIds }: ShownOutline, isEditable: boolean): SectionDrag {
  const { arrange, addSectionWith } = useDocumentActions()
  const latest = useRef({ rows, blockIds })
  useEffect(() => {
    latest.current = { rows, blockIds }
  })
  const [dragged, setDragged] = useState<OutlineRow | null>(null)
  const [over, setOver] = useState<SectionDrag['over']>(null)
  return useMemo(() => {
    const end = () => {
      setDragged(null)
      setOver(null)
    }
    const drop = (row: OutlineRow, half: Half, { dataTransfer }: DragEvent) => {
      const dropped = { row: dragged, clause: draggedClause(dataTransfer) }
      dropOnRow(dropped, { row, half }, latest.current, { arrange, addSectionWith })
      end()
    }
    return {
      over,
      handlers: (row) =>
        isEditable
          ? {
              draggable: !row.isLocked,
              onDragStart: (event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', row.name)
                setDragged(row)
              },
              onDragOver: (event: DragEvent) => {
                if (!dragged && !isClauseDragged(event.dataTransfer)) return
                event.preventDefault()
                const half = halfOf(event)
                if (over?.id !== row.id || over.half !== half) setOver({ id: row.id, half })
              },
              onDrop: (event: DragEvent) => {
                event.preventDefault()
                drop(row, halfOf(event), event)
              },
              onDragEnd: end,
            }
          : {},
    }
  }, [addSectionWith, arrange, dragged, isEditable, over])
}

function halfOf(event: DragEvent): Half {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  return event.clientY < top + height / 2 ? 'before' : 'after'
}
