import { lifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import { disagreementsOn } from './compare.ts'
import type { LifeOnDay } from './draw-life.ts'

/** The life with as little said as still makes the implementations disagree on the same answers. */
export function shrink(life: LifeOnDay): LifeOnDay {
  const fields = fieldsOf(life)
  let smallest = life
  for (let smaller = simpler(smallest, fields); smaller !== undefined;) {
    smallest = smaller
    smaller = simpler(smallest, fields)
  }
  return smallest
}

function simpler(life: LifeOnDay, fields: string): LifeOnDay | undefined {
  const size = JSON.stringify(stated(life.terms)).length
  return simplerLives(life).find(
    (each) => JSON.stringify(stated(each.terms)).length < size && fieldsOf(each) === fields,
  )
}

function fieldsOf(life: LifeOnDay): string {
  return disagreementsOn(life)
    .map(({ field }) => field)
    .join()
}

/** Without them, no term is known. */
const NEEDED = ['duration', 'effectiveDate']

/** Each with one thing less: a default in place of what was said, one fact dropped, one patch dropped. */
function simplerLives({ terms, today }: LifeOnDay): LifeOnDay[] {
  const defaults = lifecycleTerms()
  const without = (['amendments', 'notices', 'renewals', 'closingDays'] as const).flatMap((field) =>
    terms[field].map((_, index) => ({ ...terms, [field]: terms[field].toSpliced(index, 1) })),
  )
  const withDefault = Object.keys(stated(terms))
    .filter((field) => !NEEDED.includes(field))
    .map((field) => ({
      ...terms,
      [field]: defaults[field as keyof LifecycleTerms],
    }))
  const withFewerPatches = terms.amendments.flatMap((amendment, index) =>
    amendment.patches.map((_, patch) => ({
      ...terms,
      amendments: terms.amendments.with(index, {
        ...amendment,
        patches: amendment.patches.toSpliced(patch, 1),
      }),
    })),
  )
  return [...withDefault, ...without, ...withFewerPatches].map((each) => ({ terms: each, today }))
}

/** What differs from the defaults of the rules. */
export function stated(terms: LifecycleTerms): Partial<LifecycleTerms> {
  const defaults = lifecycleTerms()
  return Object.fromEntries(
    Object.entries(terms).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(defaults[field as keyof LifecycleTerms]),
    ),
  )
}
