import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react'
import { draggedClause, isClauseDragged, sectionOfClause } from '../clauses/dragged-clause.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { dropPlace, type OutlineRow } from './outline-rows.ts'

type Half = 'before' | 'after'

export interface SectionDrag {
  /** The line where the section would land. */
  over: { id: string; half: Half } | null
  /** Drag and drop props of a line. */
  handlers(row: OutlineRow): object
}

/** Clauses are dropped between lines. Sections are moved by dragging their line; Alt and the arrow keys do the same from the keyboard. */
export function useSectionDrag(rows: readonly OutlineRow[], isEditable: boolean): SectionDrag {
  const { arrange, addSectionWith } = useDocumentActions()
  const latestRows = useRef(rows)
  useEffect(() => {
    latestRows.current = rows
  })
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<SectionDrag['over']>(null)
  return useMemo(() => {
    const end = () => {
      setDragged(null)
      setOver(null)
    }
    const drop = (row: OutlineRow, half: Half, { dataTransfer }: DragEvent) => {
      const clause = draggedClause(dataTransfer)
      if (clause) {
        void addSectionWith(dropPlace(latestRows.current, row, half), sectionOfClause(clause))
      }
      if (dragged && dragged !== row.id) {
        void arrange.moveSection(dragged, {
          to: 'place',
          ...dropPlace(latestRows.current, row, half),
        })
      }
      end()
    }
    return {
      over,
      handlers: (row) =>
        isEditable
          ? {
              draggable: row.kind === 'section' && !row.isLocked,
              onDragStart: (event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', row.name)
                setDragged(row.id)
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
