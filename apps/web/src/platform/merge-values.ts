/** A field that was changed here and elsewhere, to different values. */
export interface Conflict {
  field: string
  theirs: unknown
}

export interface Merged<Values> {
  values: Values
  /** Fields that were only changed elsewhere: they now have that value. */
  taken: string[]
  conflicts: Conflict[]
}

/**
 * What one writes, on top of what was saved elsewhere meanwhile: a field that only one side changed takes that side's
 * value.
 *
 * @param base what both sides started from
 * @param sets fields that are sets of ids: what either side added or removed is added or removed
 */
export function mergeValues<Values extends object>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>,
  sets: readonly string[] = [],
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, taken: [], conflicts: [] }
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    const other = theirs[field]
    if (isSame(other, base[field]) || isSame(other, mine[field])) continue
    if (isSame(mine[field], base[field])) merged.values[field] = other
    else if (sets.includes(field))
      merged.values[field] = mergeSets(base[field], mine[field], other) as typeof other
    else {
      merged.conflicts.push({ field, theirs: other })
      continue
    }
    merged.taken.push(field)
  }
  return merged
}

function mergeSets(base: unknown, mine: unknown, theirs: unknown): unknown[] {
  const [before, here, there] = [base, mine, theirs] as [unknown[], unknown[], unknown[]]
  const kept = here.filter((each) => there.includes(each) || !before.includes(each))
  return [...kept, ...there.filter((each) => !here.includes(each) && !before.includes(each))]
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
