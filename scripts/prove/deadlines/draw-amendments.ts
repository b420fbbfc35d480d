import type {
  Amendment,
  AmendmentPatch,
  ConditionField,
} from '../../../packages/domain/src/deadlines/amendment.ts'
import { formatDay } from './days.ts'
import type { Day } from './days.ts'
import { drawConditions, drawSpan } from './draw-conditions.ts'
import { between, chance, pick, times } from './random.ts'
import type { Random } from './random.ts'

/** Up to `most` amendments signed between the effective day and today. */
export function drawAmendments(
  random: Random,
  effective: Day,
  today: Day,
  most: number,
): Amendment[] {
  return times(between(random, 1, most), () => drawSignature(random, effective))
    .filter((signed) => signed <= today)
    .map((signed, index) => ({
      id: `amendment ${index}`,
      reference: `amendment ${index}`,
      signedOn: formatDay(signed),
      ...drawChanges(random, signed + drawDelay(random), effective),
    }))
}

/** Many in the first year, or before the contract starts: only these can move its date of effect. */
function drawSignature(random: Random, effective: Day): Day {
  return chance(random, 0.3)
    ? between(random, effective - 60, effective + 365)
    : between(random, effective, effective + 2500)
}

function drawDelay(random: Random): number {
  return chance(random, 0.3) ? 0 : between(random, 0, 120)
}

function drawChanges(
  random: Random,
  effective: Day,
  start: Day,
): Pick<Amendment, 'effectiveOn' | 'patches'> {
  const drawn = times(between(random, 1, 3), () => drawPatch(random, effective, start))
  // One value for each field, and one end.
  const patches = new Map(drawn.map((patch) => [patchedThing(patch), patch]))
  return { effectiveOn: formatDay(effective), patches: [...patches.values()] }
}

function drawPatch(random: Random, effective: Day, start: Day): AmendmentPatch {
  if (chance(random, 0.2))
    return { field: 'effectiveDate', value: formatDay(start + between(random, -300, 500)) }
  if (chance(random, 0.3))
    return { field: 'endDate', value: formatDay(effective + between(random, -200, 900)) }
  if (chance(random, 0.2))
    return {
      field: 'duration',
      value: chance(random, 0.2) ? { kind: 'indefinite' } : { kind: 'span', ...drawSpan(random) },
    }
  const conditions = drawConditions(random, effective)
  const field = pick<ConditionField>(random, [
    'renewalType',
    'renewalDuration',
    'maxRenewals',
    'notice',
    'roll',
    'noticeCountsWhen',
    'sendingMode',
    'earlyExit',
    'indeterminateAlignment',
  ])
  return { field, value: conditions[field] } as AmendmentPatch
}

function patchedThing({ field }: AmendmentPatch): string {
  return field === 'duration' ? 'endDate' : field
}
