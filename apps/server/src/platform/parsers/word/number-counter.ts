import type { AutomaticNumber } from '../outline/flow.ts'
import { formatNumber } from './number-format.ts'
import type { NumberingLevel, NumberingList } from './numbering.ts'

/** Counts through the document: each call is for the next paragraph of that list and level. */
export interface NumberCounter {
  next(listId: string, depth: number): AutomaticNumber | undefined
}

/**
 * Computes Word's automatic numbers, which the file does not hold: a paragraph only states its list and level. Rules
 * of ECMA-376 17.9: lists of one definition share counters; a shallower number restarts the deeper ones unless
 * `lvlRestart` says otherwise; a `startOverride` counts once per list.
 */
export function createNumberCounter(lists: Map<string, NumberingList>): NumberCounter {
  const counters = new Map<string, (number | undefined)[]>()
  const started = new Set<string>()

  return {
    next(listId, depth) {
      const list = lists.get(listId)
      const level = list?.levels[depth]
      if (!list || !level) return undefined
      const counts = countersOf(list)
      startOver(list, depth, counts)
      counts[depth] = (counts[depth] ?? level.start - 1) + 1
      for (let deeper = depth + 1; deeper < list.levels.length; deeper += 1) {
        if (beginsAgain(list.levels[deeper], depth)) counts[deeper] = undefined
      }
      return {
        label: labelOf(list, depth, counts),
        format: level.format,
        value: counts[depth],
        depth,
        listId: list.counterId,
      }
    },
  }

  function countersOf(list: NumberingList): (number | undefined)[] {
    const known = counters.get(list.counterId) ?? []
    counters.set(list.counterId, known)
    return known
  }

  function startOver(list: NumberingList, depth: number, counts: (number | undefined)[]): void {
    const first = list.restartsAt.get(depth)
    const key = `${list.id}/${depth}`
    if (first === undefined || started.has(key)) return
    started.add(key)
    counts[depth] = first - 1
  }
}

function beginsAgain(level: NumberingLevel | undefined, after: number): boolean {
  if (!level || level.restart === 0) return false
  return level.restart === undefined || after < level.restart
}

function labelOf(list: NumberingList, depth: number, counts: (number | undefined)[]): string {
  const own = list.levels[depth]
  if (!own || own.format === 'bullet') return ''
  return own.text
    .replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const level = list.levels[at]
      if (!level) return ''
      const format = own.isLegal && level.format !== 'none' ? 'decimal' : level.format
      return formatNumber(counts[at] ?? level.start, format)
    })
    .trim()
}
