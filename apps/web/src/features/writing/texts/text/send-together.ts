import { MOST_SAVED_TOGETHER } from '@tacite/document/section-rules.ts'
import { failureKindOf } from '../../../../platform/failure-kind.ts'
import { createSerialQueue } from './serial-queue.ts'

interface Sent<Save, Saved> {
  save: Save
  resolve(saved: Saved): void
  reject(error: unknown): void
}

/**
 * Sends what is saved at the same moment in one call, as replacing in a whole text needs: one call for each of its
 * sections would be too many for the server. Each save keeps its own answer: of saves that are refused together, each
 * half is sent again, down to the one that is at fault.
 *
 * @param sendAll all are done, in the order given, or none
 */
export function sendTogether<Save, Saved>(
  sendOne: (save: Save) => Promise<Saved>,
  sendAll: (saves: readonly Save[]) => Promise<Saved[]>,
): (save: Save) => Promise<Saved> {
  const calls = createSerialQueue()
  let waiting: Sent<Save, Saved>[] = []

  const start = () => {
    const ready = waiting
    waiting = []
    if (ready.length === 1) return void answer(ready)
    for (let from = 0; from < ready.length; from += MOST_SAVED_TOGETHER) {
      const group = ready.slice(from, from + MOST_SAVED_TOGETHER)
      void calls.add(() => answer(group))
    }
  }

  const answer = async (group: readonly Sent<Save, Saved>[]): Promise<void> => {
    const [first] = group
    if (group.length === 1) return sendOne(first!.save).then(first!.resolve, first!.reject)
    try {
      const saved = await sendAll(group.map(({ save }) => save))
      group.forEach(({ resolve }, index) => resolve(saved[index]!))
    } catch (error) {
      if (!concernsOne(error)) return group.forEach(({ reject }) => reject(error))
      const half = Math.ceil(group.length / 2)
      await answer(group.slice(0, half))
      await answer(group.slice(half))
    }
  }

  return (save) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(start)
      waiting.push({ save, resolve, reject })
    })
}

/** Whether the server refused what one of the saves says: the person has not declined, and the server was there. */
function concernsOne(error: unknown): boolean {
  const kind = failureKindOf(error)
  return kind === 'conflict' || kind === 'refused'
}
