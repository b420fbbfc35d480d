/** A field, or a place in its steps, that was changed here and elsewhere, to different values. */
export interface Conflict {
  field: string
  theirs: unknown
  at?: StepPlace
}

export type Taken = string | StepNews

export interface Sides<Value> {
  base: readonly Value[]
  mine: readonly Value[]
  theirs: readonly Value[]
}

/** What was only done to a step elsewhere; `parts` says what of it was changed. */
export interface StepNews {
  list: string
  act: 'added' | 'removed' | 'changed' | 'moved'
  step: unknown
  parts: readonly string[]
}

/** Where in a list both sides differ: a part of a step, a whole step (null: removed), or the order. */
export type StepPlace =
  | { list: string; step: unknown; key: string; part: string }
  | { list: string; step: unknown; key: string; part: null; after: string | null }
  | { list: string; order: true }

/** A field that is a list of steps: `stepList` makes one, so that only forms with steps load its code. */
export interface StepList {
  merge: (
    list: string,
    sides: Sides<never>,
  ) => { steps: unknown[]; taken: StepNews[]; conflicts: Conflict[] }
  /** What stands where a conflict is. */
  read: (steps: readonly object[], at: StepPlace) => unknown
  /** The steps with the other side’s choice there. */
  write: (steps: readonly object[], conflict: { at: StepPlace; theirs: unknown }) => object[]
}

/**
 * Which fields are not one value: sets of ids (what either side added or removed is added or removed), steps, and fields
 * that only mean something together, so that a change on each side is a conflict.
 */
export interface FieldShapes {
  sets?: readonly string[] | undefined
  groups?: readonly (readonly string[])[] | undefined
  steps?: Readonly<Record<string, StepList>> | undefined
}

export interface Merged<Values> {
  values: Values
  /** Fields and steps that were only changed elsewhere: they are now as they are there. */
  taken: Taken[]
  conflicts: Conflict[]
}

/**
 * What one writes, on top of what was saved elsewhere meanwhile: a field that only one side changed takes that side's
 * value.
 *
 * @param base what both sides started from
 */
export function mergeValues<Values extends object>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>,
  { sets = [], steps = {}, groups = [] }: FieldShapes = {},
): Merged<Values> {
  const contested = groups.filter((group) =>
    [mine, theirs].every((side) => !isSame(pick(side, group), pick(base, group))),
  )
  const merged: Merged<Values> = { values: { ...mine }, taken: [], conflicts: [] }
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    const other = theirs[field]
    if (isSame(other, mine[field])) continue
    if (contested.some((group) => group.includes(field))) {
      merged.conflicts.push({ field, theirs: other })
      continue
    }
    if (isSame(other, base[field])) continue
    if (steps[field]) {
      const sides = { base: base[field], mine: mine[field], theirs: other } as never
      const found = steps[field].merge(field, sides)
      merged.values[field] = found.steps as never
      merged.taken.push(...found.taken)
      merged.conflicts.push(...found.conflicts)
      continue
    }
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

function pick(values: object, fields: readonly string[]): unknown[] {
  return fields.map((field) => (values as Record<string, unknown>)[field])
}

function mergeSets(base: unknown, mine: unknown, theirs: unknown): unknown[] {
  const [before, here, there] = [base, mine, theirs] as [unknown[], unknown[], unknown[]]
  const kept = here.filter((each) => there.includes(each) || !before.includes(each))
  return [...kept, ...there.filter((each) => !here.includes(each) && !before.includes(each))]
}

/** What is written now where a conflict is. */
export function mineOf(values: object, { field, at }: Conflict, shapes: FieldShapes): unknown {
  const written = (values as Record<string, never>)[at?.list ?? field]
  return at ? shapes.steps![at.list]!.read(written!, at) : written
}

/** The change that takes the other side’s choice. */
export function taking(
  values: object,
  { field, at, theirs }: Conflict,
  shapes: FieldShapes,
): object {
  const list = at?.list ?? field
  const written = (values as Record<string, never>)[list]
  return { [list]: at ? shapes.steps![list]!.write(written!, { at, theirs }) : theirs }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Without those that say the same as an earlier one. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
