import type { RecordedRenewal } from '../../../packages/domain/src/deadlines/recorded-renewal.ts'
import type { RegisteredNotice } from '../../../packages/domain/src/deadlines/registered-notice.ts'
import type { RenewalType } from '../../../packages/domain/src/deadlines/renewal-conditions.ts'
import { formatDay } from './days.ts'
import type { Day } from './days.ts'
import { between, chance, pick, times } from './random.ts'
import type { Random } from './random.ts'

/** Agreements or requests on days that have come; seldom where the renewal needs none. */
export function drawRenewals(
  random: Random,
  renewalType: RenewalType,
  drawNear: () => Day,
  today: Day,
): RecordedRenewal[] {
  const isNeeded = renewalType === 'withAgreement' || renewalType === 'withNotice'
  if (!isNeeded && !chance(random, 0.1)) return []
  const kind = renewalType === 'withNotice' ? 'request' : 'agreement'
  return times(between(random, 0, 3), drawNear)
    .filter((day) => day <= today)
    .map((day, index) => ({
      id: `renewal ${index}`,
      kind,
      day: formatDay(day),
      until: chance(random, 0.2) ? formatDay(day + between(random, 150, 900)) : null,
    }))
}

/** At most one notice that counts, and cancelled ones, received by today. */
export function drawNotices(random: Random, drawNear: () => Day, today: Day): RegisteredNotice[] {
  const cancelled = chance(random, 0.1) ? [drawNotice(random, drawNear(), today)] : []
  const active = chance(random, 0.45) ? [drawNotice(random, drawNear(), null)] : []
  return [...cancelled, ...active].filter(
    ({ receivedOn }) => String(receivedOn) <= formatDay(today),
  )
}

const KINDS: readonly [RegisteredNotice['kind'], ...RegisteredNotice['kind'][]] = [
  'nonRenewal',
  'nonRenewal',
  'nonRenewal',
  'earlyExit',
  'termination',
]

function drawNotice(random: Random, sent: Day, cancelledOn: Day | null): RegisteredNotice {
  const presented = sent + pick(random, [0, 0, 0, 1, 2])
  const received = presented + pick(random, [0, 0, 0, 1, 4, 9])
  const days = {
    id: `notice of ${formatDay(sent)}`,
    sentOn: formatDay(sent),
    presentedOn: formatDay(presented),
    receivedOn: formatDay(received),
    cancelledOn: cancelledOn === null ? null : formatDay(cancelledOn),
  }
  const kind = pick(random, KINDS)
  return kind === 'termination'
    ? { ...days, kind, endsOn: formatDay(received + between(random, 0, 200)) }
    : { ...days, kind }
}
