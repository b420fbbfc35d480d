import type { Transaction } from 'prosemirror-state'
import { GROUP_MS } from '../history/record-edits.ts'

type StepMap = Transaction['mapping']['maps'][number]

/**
 * Tells of each change of a text whether it goes on with the one before: what is typed in one place without a pause,
 * and what is put together by an input method, is undone in one go. The rule is that of ProseMirror's own history.
 */
export function createEditGroups(): (change: Transaction) => boolean {
  let ranges: readonly number[] | null = null
  let time = 0
  let composition: unknown = -1
  return (change) => {
    const composed: unknown = change.getMeta('composition')
    const isSoon = time > 0 && change.time - time <= GROUP_MS
    const goesOn = composition === composed || (isSoon && isAdjacent(change.mapping.maps, ranges))
    ranges = rangesOf(change.mapping.maps)
    time = change.time
    if (composed !== undefined) composition = composed
    return goesOn
  }
}

function isAdjacent([first]: readonly StepMap[], ranges: readonly number[] | null): boolean {
  let found = false
  first?.forEach((start, end) => {
    for (let at = 0; at < (ranges?.length ?? 0); at += 2) {
      if (start <= ranges![at + 1]! && end >= ranges![at]!) found = true
    }
  })
  return found
}

/** What the last step that changed something has put there: from, to, from, to … */
function rangesOf(maps: readonly StepMap[]): number[] {
  for (const map of maps.toReversed()) {
    const ranges: number[] = []
    map.forEach((_from, _to, from, to) => ranges.push(from, to))
    if (ranges.length > 0) return ranges
  }
  return []
}
