import type { RichText } from '@tacite/document/rich-text.ts'
import type { OfferedClause } from './offered-clause.ts'

/** What of a clause a drag takes along. */
export type DraggedClause = Pick<OfferedClause, '_id' | 'version' | 'heading' | 'content'>

/** A section made of a clause. */
export function sectionOfClause({ _id, version, heading, content }: DraggedClause) {
  return {
    title: heading,
    content: content as unknown as RichText,
    clause: { clauseId: _id, version },
  }
}

/** Our own type: a clause can only be dropped where a text takes it in. */
const TYPE = 'application/x-tacite-clause'

export function dragClause(transfer: DataTransfer, clause: OfferedClause): void {
  const { _id, version, heading, content } = clause
  transfer.effectAllowed = 'copy'
  transfer.setData(TYPE, JSON.stringify({ _id, version, heading, content }))
}

/** Whether a clause is being dragged; what it says is only known once it is dropped. */
export function isClauseDragged(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes(TYPE) ?? false
}

/** The clause that was dropped; null: it was something else. */
export function draggedClause(transfer: DataTransfer | null): DraggedClause | null {
  const data = transfer?.getData(TYPE)
  return data ? (JSON.parse(data) as DraggedClause) : null
}
