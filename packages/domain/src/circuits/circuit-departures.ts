import type { ValidationRule } from '../validation/validation-progress.ts'

/** A step that a circuit asks of a contract, with everybody it stands for. */
export interface WantedStep {
  name: string
  rule: ValidationRule
  /** Everybody who can validate it, members of groups included. */
  validatorIds: readonly string[]
  /** Those it names who cannot be asked now: people who are not active, groups without an active member. */
  unavailable: readonly string[]
}

export type RequestedStep = Pick<WantedStep, 'name' | 'rule' | 'validatorIds'>

/** How a request departs from a step of its circuit. */
export interface Departure {
  step: string
  /** Of the step, among those of the circuit. */
  place: number
  /**
   * `removed`: nothing stands for it; `changed`: a step of its name has other validators or another rule;
   * `unavailable`: somebody it needs cannot be asked.
   */
  kind: 'removed' | 'changed' | 'unavailable'
  /** Of those who cannot be asked. */
  names: readonly string[]
}

/**
 * What a request leaves out of the steps that its circuit asks; steps that were added, other names and another order
 * are none of it. Each step of the circuit needs a requested step of its own.
 */
export function departuresOf(
  wanted: readonly WantedStep[],
  requested: readonly RequestedStep[],
): Departure[] {
  const standsFor = matchSteps(wanted, requested)
  return wanted.flatMap((step, place): Departure[] => {
    const { name, rule, unavailable, validatorIds } = step
    if (unavailable.length > 0 && (rule === 'all' || validatorIds.length === 0))
      return [{ step: name, place, kind: 'unavailable', names: unavailable }]
    if (standsFor.has(place)) return []
    const isThere = requested.some((each) => each.name === name)
    return [{ step: name, place, kind: isThere ? 'changed' : 'removed', names: [] }]
  })
}

/**
 * Whether the requested step gives what the wanted one asks. Of all, more people may be asked; of one of the members,
 * another person could decide alone, so they must be the same, unless all of them decide.
 */
function givesIt(step: RequestedStep, wanted: WantedStep): boolean {
  const asked = new Set(step.validatorIds)
  const hasAll = wanted.validatorIds.length > 0 && wanted.validatorIds.every((id) => asked.has(id))
  if (!hasAll) return false
  return (
    step.rule === 'all' || (wanted.rule === 'oneOf' && asked.size === wanted.validatorIds.length)
  )
}

/** The place of the requested step that stands for each wanted one: as many as possible, those of its name first. */
function matchSteps(
  wanted: readonly WantedStep[],
  requested: readonly RequestedStep[],
): ReadonlyMap<number, number> {
  const candidates = wanted.map((step) =>
    requested
      .map((_, place) => place)
      .filter((place) => givesIt(requested[place]!, step))
      .toSorted((a, b) => sameName(requested[b]!, step) - sameName(requested[a]!, step)),
  )
  const takenBy = new Map<number, number>()
  const claim = (place: number, tried: Set<number>): boolean =>
    candidates[place]!.some((candidate) => {
      if (tried.has(candidate)) return false
      tried.add(candidate)
      const holder = takenBy.get(candidate)
      if (holder !== undefined && !claim(holder, tried)) return false
      takenBy.set(candidate, place)
      return true
    })
  const hasOwn = (place: number) =>
    candidates[place]!.some((candidate) => sameName(requested[candidate]!, wanted[place]!) === 1)
  for (const place of [...wanted.keys()].toSorted((a, b) => +hasOwn(b) - +hasOwn(a)))
    claim(place, new Set())
  return new Map([...takenBy].map(([candidate, place]) => [place, candidate]))
}

function sameName(one: RequestedStep, other: RequestedStep): number {
  return one.name === other.name ? 1 : 0
}
