import { arranged } from '@tacite/domain/attachments/arrange.ts'
import type { Attachments } from './attachment-queries.ts'

/** The attachments once one has moved to a place, counted from 0: shown before the server answers. */
export function withMoved(attachments: Attachments, movedId: string, place: number): Attachments {
  const { value } = attachments
  const ids = value.map(({ _id }) => _id)
  const order = arranged(ids, movedId, place) ?? ids
  return { ...attachments, value: numbered(order.map((id) => value[ids.indexOf(id)]!)) }
}

/** The attachments once one is deleted. */
export function withoutDeleted(attachments: Attachments, deletedId: string): Attachments {
  return {
    ...attachments,
    value: numbered(attachments.value.filter(({ _id }) => _id !== deletedId)),
  }
}

/** Annexes are numbered in their order; signature pages have no number. */
function numbered(value: Attachments['value']): Attachments['value'] {
  let last = 0
  return value.map((attachment) =>
    attachment.number === null ? attachment : { ...attachment, number: (last += 1) },
  )
}
