import { useState, type DragEvent } from 'react'

export interface TreeDrag {
  rowProps: (folderId: string) => {
    draggable: true
    onDragStart: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: () => void
    onDragEnd: () => void
    onDrop: (event: DragEvent) => void
  }
  isOver: (folderId: string) => boolean
}

/** Drags a folder onto another one; the keyboard does the same with Ctrl X and Ctrl V. */
export function useTreeDrag(
  onMove: (folderId: string, parentFolderId: string | null) => void,
): TreeDrag {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    isOver: (folderId) => over === folderId,
    rowProps: (folderId) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', folderId)
        setDragged(folderId)
      },
      onDragOver: (event) => {
        if (dragged === null || dragged === folderId) return
        event.preventDefault()
        setOver(folderId)
      },
      onDragLeave: () => setOver((before) => (before === folderId ? null : before)),
      onDragEnd: end,
      onDrop: (event) => {
        event.preventDefault()
        if (dragged !== null && dragged !== folderId) onMove(dragged, folderId)
        end()
      },
    }),
  }
}
