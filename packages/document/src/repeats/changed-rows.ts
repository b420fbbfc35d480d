import { isSameValue } from '@tacite/domain/corrections/changed-terms.ts'
import { isFilled, type FieldRow } from '../field-definition.ts'

/** What became of one row; places are counted from 0, in the list before (`from`) and after (`at`). */
export type RowChange =
  | { kind: 'added'; at: number; row: FieldRow }
  | { kind: 'removed'; from: number; row: FieldRow }
  | { kind: 'moved'; from: number; at: number; row: FieldRow }
  | { kind: 'changed'; from: number; at: number; before: FieldRow; row: FieldRow }

/**
 * What differs between two lists of rows, in the order of the second; what was removed stands where it was. Rows have no
 * identity: one is the same as another if it says the same, else if it names the same thing in its first column or shares
 * half of its cells.
 *
 * @param columns the variables of a row, in the order in which people read them
 * @example changedRows([{ place: 'A', rent: 1 }], [{ place: 'A', rent: 2 }], ['place', 'rent']) // one changed row
 */
export function changedRows(
  before: readonly FieldRow[],
  after: readonly FieldRow[],
  columns: readonly string[],
): RowChange[] {
  const kept = commonRows(before, after)
  const left = placesBut(before, new Set(kept.map(([from]) => from)))
  const fresh = placesBut(after, new Set(kept.map(([, at]) => at)))
  const pairUp = (isPair: (old: FieldRow, row: FieldRow) => boolean) =>
    [...fresh].flatMap((at) => {
      const found = [...left].filter((from) => isPair(before[from]!, after[at]!))
      const from = found.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]
      if (from === undefined) return []
      left.delete(from)
      fresh.delete(at)
      return { from, at, row: after[at]! }
    })
  const moved = pairUp(isSameValue).map((each) => ({ kind: 'moved' as const, ...each }))
  const changed = pairUp((old, row) => isAlike(old, row, columns)).map((each) => ({
    kind: 'changed' as const,
    ...each,
    before: before[each.from]!,
  }))
  const added = [...fresh].map((at) => ({ kind: 'added' as const, at, row: after[at]! }))
  const removed = [...left].map((from) => ({ kind: 'removed' as const, from, row: before[from]! }))
  return [...moved, ...changed, ...added, ...removed].toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placesBut(rows: readonly FieldRow[], kept: ReadonlySet<number>): Set<number> {
  return new Set([...rows.keys()].filter((place) => !kept.has(place)))
}

/** Where a change is read: a removed row right before the one that took its place. */
function placeOf(change: RowChange): number {
  return change.kind === 'removed' ? change.from - 0.5 : change.at
}

function isAlike(old: FieldRow, row: FieldRow, columns: readonly string[]): boolean {
  const filled = columns.filter((column) => isFilled(old[column]) || isFilled(row[column]))
  const same = filled.filter((column) => isSameValue(old[column], row[column]))
  const [first] = columns
  return same.length > 0 && (same.length * 2 >= filled.length || same[0] === first)
}

/** The longest run of rows that both lists have in this order, each as its place before and after. */
function commonRows(before: readonly FieldRow[], after: readonly FieldRow[]): [number, number][] {
  // lengths[from][at]: how many rows the ends of both lists have in common.
  const lengths = before.map(() => after.map(() => 0))
  const lengthAt = (from: number, at: number) => lengths[from]?.[at] ?? 0
  for (let from = before.length - 1; from >= 0; from--)
    for (let at = after.length - 1; at >= 0; at--)
      lengths[from]![at] = isSameValue(before[from], after[at])
        ? lengthAt(from + 1, at + 1) + 1
        : Math.max(lengthAt(from + 1, at), lengthAt(from, at + 1))
  const common: [number, number][] = []
  for (let from = 0, at = 0; from < before.length && at < after.length;) {
    if (isSameValue(before[from], after[at])) common.push([from++, at++])
    else if (lengthAt(from + 1, at) >= lengthAt(from, at + 1)) from++
    else at++
  }
  return common
}
