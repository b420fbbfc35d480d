import { currentTexts } from '../../../../platform/locale.ts'
import { sectionOfClause, type DraggedClause } from '../clauses/dragged-clause.ts'
import type { DocumentActions } from '../document-view/document-actions.tsx'
import type { TextStore } from '../text/text-store.ts'
import type { OutlineRow } from './outline-rows.ts'

export type Half = 'before' | 'after'
export type RowStep = 'up' | 'down' | 'promote' | 'demote'

/** The outline as it stands now. */
export interface ShownOutline {
  rows: readonly OutlineRow[]
  blockIds: readonly string[]
}

type Acts = Pick<DocumentActions, 'arrange' | 'addSectionWith'>

/** Puts a section, a block or a clause where it was dropped: before or after a line. */
export function dropOnRow(
  dropped: { row: OutlineRow | null; clause: DraggedClause | null },
  target: { row: OutlineRow; half: Half },
  { rows, blockIds }: ShownOutline,
  { arrange, addSectionWith }: Acts,
): void {
  const { row, clause } = dropped
  const place = () => dropPlace(rows, target.row, target.half)
  if (clause) void addSectionWith(place(), sectionOfClause(clause))
  if (!row || row.id === target.row.id) return
  if (row.kind === 'section') void arrange.moveSection(row.id, { to: 'place', ...place() })
  else if (row.blockId !== target.row.blockId) {
    void arrange.moveBlock(row.id, dropPosition(blockIds, row.id, target.row, target.half))
  }
}

/** Moves a section or a block one step. Resolves to what is said about it; null: nothing was moved. */
export async function stepRow(
  { id, kind, name }: OutlineRow,
  step: RowStep,
  { blockIds }: Pick<ShownOutline, 'blockIds'>,
  { arrange, store }: Pick<Acts, 'arrange'> & { store: Pick<TextStore, 'read'> },
): Promise<string | null> {
  const t = currentTexts()
  if (kind === 'section') {
    const answer = await arrange.moveSection(id, { to: step })
    return answer && t('editor.outline.moved', { title: store.read(id)?.title ?? name })
  }
  if (step !== 'up' && step !== 'down') return null
  const position = blockIds.indexOf(id) + (step === 'up' ? -1 : 1)
  const answer = position < 0 ? null : await arrange.moveBlock(id, position)
  return answer && t('editor.outline.movedBlock', { title: name })
}

/** Where a dragged block lands, as its position among the blocks, when dropped on a line of another one. */
export function dropPosition(
  blockIds: readonly string[],
  draggedId: string,
  target: OutlineRow,
  half: 'before' | 'after',
): number {
  const others = blockIds.filter((id) => id !== draggedId)
  const isBefore = target.kind === 'block' && half === 'before'
  return others.indexOf(target.blockId) + (isBefore ? 0 : 1)
}

/** Where a dragged section lands when dropped on a line: before that section, or at a block's beginning. */
export function dropPlace(
  rows: readonly OutlineRow[],
  target: OutlineRow,
  half: 'before' | 'after',
): { blockId: string; beforeSectionId: string | null } {
  if (target.kind === 'section' && half === 'before') {
    return { blockId: target.blockId, beforeSectionId: target.id }
  }
  const next = rows[rows.findIndex(({ id }) => id === target.id) + 1]
  const isSameBlock = next?.kind === 'section' && next.blockId === target.blockId
  return { blockId: target.blockId, beforeSectionId: isSameBlock ? next.id : null }
}
