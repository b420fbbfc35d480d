import {
  isSame,
  mergeValues,
  type Conflict,
  type Merged,
  type Sides,
  type StepList,
  type StepNews,
  type StepPlace,
} from './merge-values.ts'

interface StepOptions<Step> {
  /** What tells steps apart, the same on the three sides. */
  keyOf: (step: Step) => string
  /** Parts of a step that are sets of ids. */
  sets?: readonly string[]
  /** Names the same steps alike on the three sides; without it, they are. */
  aligned?: (sides: Sides<Step>) => Sides<Step>
}

/**
 * A field that is a list of steps, for `useForm`.
 * @example useForm({ initial, steps: { steps: stepList({ keyOf: ({ id }) => id }) }, save })
 */
export function stepList<Step extends object>(options: StepOptions<Step>): StepList {
  const keyOf = options.keyOf as (step: object) => string
  return {
    merge: (list, sides) => mergeSteps(list, sides as Sides<Step>, options),
    read: (steps, at) => readAt(steps, at, keyOf),
    write: (steps, conflict) => writeAt(steps, conflict, keyOf),
  }
}

/**
 * Two versions of the same steps, step by step: what one side added, removed, moved or changed in a step is done. Both
 * changed the same part of a step, one removed what the other changed, or both moved the same step: a conflict, where
 * mine stays until one is chosen.
 *
 * @param list the name of the field
 */
export function mergeSteps<Step extends object>(
  list: string,
  given: Sides<Step>,
  options: StepOptions<Step>,
): { steps: Step[]; taken: StepNews[]; conflicts: Conflict[] } {
  const { keyOf, sets } = options
  const sides = options.aligned?.(given) ?? given
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(
    (steps) => new Map(steps.map((step) => [keyOf(step), step])),
  ) as [Map<string, Step>, Map<string, Step>, Map<string, Step>]
  const taken: StepNews[] = []
  const conflicts: Conflict[] = []
  const kept = new Map<string, Step>()
  const said = (act: StepNews['act'], step: Step, parts: readonly string[] = []) =>
    taken.push({ list, act, step, parts })
  for (const key of new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])) {
    const [was, here, there] = [base.get(key), mine.get(key), theirs.get(key)]
    if (here && there) {
      const merged = mergeValues({ base: was ?? ({} as Step), mine: here, theirs: there }, { sets })
      kept.set(key, merged.values)
      const parts = partsOf(merged)
      if (parts.length > 0) said('changed', there, parts)
      conflicts.push(
        ...merged.conflicts.map((each) =>
          conflictAt({ list, step: merged.values, key, part: each.field }, each.theirs),
        ),
      )
    } else if (here) {
      if (was && isSame(here, was)) {
        said('removed', was)
        continue
      }
      kept.set(key, here)
      if (was) conflicts.push(conflictAt({ list, step: here, key, part: null, after: null }, null))
    } else if (there && !was) {
      kept.set(key, there)
      said('added', there)
    } else if (there && !isSame(there, was)) {
      const after = before(sides.theirs.map(keyOf), key, () => true)
      conflicts.push(conflictAt({ list, step: there, key, part: null, after }, there))
    }
  }
  const ordered = mergeOrders(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    (key) => kept.has(key),
  )
  for (const key of ordered.moved) said('moved', kept.get(key)!)
  if (ordered.conflict) {
    const steps = ordered.conflict.map((key) => theirs.get(key) ?? kept.get(key)!)
    conflicts.push(conflictAt({ list, order: true }, steps))
  }
  return { steps: ordered.keys.map((key) => kept.get(key)!), taken, conflicts }
}

function partsOf<Step>({ taken }: Merged<Step>): string[] {
  return taken.filter((each) => typeof each === 'string')
}

function conflictAt(at: StepPlace, theirs: unknown): Conflict {
  const place = 'order' in at ? 'order' : [at.key, at.part ?? 'step'].join('.')
  return { field: `${at.list}.${place}`, theirs, at }
}

interface Orders {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
}

interface MergedOrder {
  keys: string[]
  /** Moved elsewhere only. */
  moved: readonly string[]
  /** The other side’s order, where both moved the same steps. */
  conflict: string[] | null
}

function mergeOrders(orders: Orders, isKept: (key: string) => boolean): MergedOrder {
  const { base, mine, theirs } = orders
  const isCommon = (key: string) => base.includes(key) && mine.includes(key) && theirs.includes(key)
  const common = base.filter(isCommon)
  const here = movedIn(common, mine.filter(isCommon))
  const there = movedIn(common, theirs.filter(isCommon))
  const isAgreed = isSame(mine.filter(isCommon), theirs.filter(isCommon))
  const isConflict = !isAgreed && here.some((key) => there.includes(key))
  const [first, second] = isConflict || there.length === 0 ? [mine, theirs] : [theirs, mine]
  const keys = first.filter(isKept)
  const isMissing = (key: string) => isKept(key) && !keys.includes(key)
  const placed = (key: string) => keys.includes(key)
  if (first === theirs && !isAgreed)
    for (const key of mine.filter((each) => here.includes(each))) {
      keys.splice(keys.indexOf(key), 1)
      insertAfter(keys, key, before(mine, key, placed))
    }
  for (const key of second.filter(isMissing)) insertAfter(keys, key, before(second, key, placed))
  return {
    keys,
    moved: isAgreed || isConflict ? [] : there,
    conflict: isConflict ? theirs.filter(isKept) : null,
  }
}

/** The fewest keys whose move makes one order of the other. */
function movedIn(from: readonly string[], to: readonly string[]): string[] {
  const longest: string[][] = []
  for (const [place, key] of to.entries()) {
    const earlier = longest
      .slice(0, place)
      .filter((run) => from.indexOf(run.at(-1)!) < from.indexOf(key))
    longest.push([...longestOf(earlier), key])
  }
  const stayed = longestOf(longest)
  return to.filter((key) => !stayed.includes(key))
}

function longestOf(runs: readonly string[][]): string[] {
  return runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), [])
}

/** The nearest key before another one that fits; null: none. */
function before(
  keys: readonly string[],
  key: string,
  fits: (each: string) => boolean,
): string | null {
  return keys.slice(0, keys.indexOf(key)).findLast(fits) ?? null
}

function insertAfter(keys: string[], key: string, after: string | null): void {
  keys.splice(after === null ? 0 : keys.indexOf(after) + 1, 0, key)
}

/** What stands now where a conflict is. */
function readAt(steps: readonly object[], at: StepPlace, keyOf: (step: object) => string): unknown {
  if ('order' in at) return steps
  const step = steps.find((each) => keyOf(each) === at.key)
  if (at.part === null) return step ?? null
  return step && (step as Record<string, unknown>)[at.part]
}

/** The steps with the other side’s choice where a conflict is. */
function writeAt(
  steps: readonly object[],
  { at, theirs }: { at: StepPlace; theirs: unknown },
  keyOf: (step: object) => string,
): object[] {
  if ('order' in at) return inOrder(steps, (theirs as object[]).map(keyOf), keyOf)
  const { key, part } = at
  if (part !== null)
    return steps.map((step) => (keyOf(step) === key ? { ...step, [part]: theirs } : step))
  const others = steps.filter((step) => keyOf(step) !== key)
  if (theirs === null) return others
  const place = others.findIndex((step) => keyOf(step) === at.after)
  return others.toSpliced(place + 1, 0, theirs as object)
}

function inOrder(
  steps: readonly object[],
  order: readonly string[],
  keyOf: (step: object) => string,
): object[] {
  const keys = order.filter((key) => steps.some((step) => keyOf(step) === key))
  const mine = steps.map(keyOf)
  for (const key of mine.filter((each) => !keys.includes(each)))
    insertAfter(
      keys,
      key,
      before(mine, key, (each) => keys.includes(each)),
    )
  return keys.map((key) => steps.find((step) => keyOf(step) === key)!)
}
