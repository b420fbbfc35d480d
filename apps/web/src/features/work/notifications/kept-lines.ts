import type { KeptNotification } from './kept-queries.ts'
import { groupLike } from './like-notifications.ts'

/** A line: one notification, with its like while they are not shown below it. */
export interface KeptLine {
  notification: KeptNotification
  /** The first of like ones has them, opened or not. */
  others: readonly KeptNotification[]
  isOpened: boolean
  depth: 0 | 1
}

/** A line acts for all of its like as long as they are folded into it. */
export function actsFor({ notification, others, isOpened }: KeptLine): KeptNotification[] {
  return isOpened ? [notification] : [notification, ...others]
}

/** The lines of a list: like ones folded into the first, or below it. */
export function linesOf(
  notifications: readonly KeptNotification[],
  dayOf: (moment: string) => string,
  expanded: ReadonlySet<string>,
): KeptLine[] {
  return groupLike(notifications, dayOf).flatMap(({ first, others }) => {
    const isOpened = others.length > 0 && expanded.has(first._id)
    const below: KeptLine[] = others.map((notification) => ({
      notification,
      others: [],
      isOpened: false,
      depth: 1,
    }))
    return [{ notification: first, others, isOpened, depth: 0 }, ...(isOpened ? below : [])]
  })
}
