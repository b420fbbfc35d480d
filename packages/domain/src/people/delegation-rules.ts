/** Who acts for whom, from one day to another of the company, both inclusive (`YYYY-MM-DD`). */
export interface DelegationSpan {
  personId: string
  delegateId: string
  startsOn: string
  endsOn: string
}

/** An absence of more than a year is not an absence. */
const MAX_DELEGATION_DAYS = 366

type Code =
  | 'DELEGATION_DAYS_REVERSED'
  | 'DELEGATION_IN_THE_PAST'
  | 'DELEGATION_TOO_LONG'
  | 'DELEGATION_TO_ONESELF'
  | 'DELEGATION_OVERLAPS'
  | 'DELEGATION_CIRCLE'

/**
 * Why a delegation cannot be added to current and future ones; null: it can. On any one day a person has at most one
 * delegate, and following the delegates never forms a cycle.
 *
 * @example delegationRefusal({ personId: 'a', delegateId: 'a', startsOn: '2026-01-05', endsOn: '2026-01-06' }, [], '2026-01-01')
 *   // 'DELEGATION_TO_ONESELF'
 */
export function delegationRefusal(
  added: DelegationSpan,
  existing: readonly DelegationSpan[],
  today: string,
): Code | null {
  if (added.personId === added.delegateId) return 'DELEGATION_TO_ONESELF'
  if (added.startsOn > added.endsOn) return 'DELEGATION_DAYS_REVERSED'
  if (added.endsOn < today) return 'DELEGATION_IN_THE_PAST'
  if (daysBetween(added.startsOn, added.endsOn) >= MAX_DELEGATION_DAYS) return 'DELEGATION_TOO_LONG'
  const own = existing.filter(({ personId }) => personId === added.personId)
  if (own.some((other) => commonDays(added, other))) return 'DELEGATION_OVERLAPS'
  return leadsBack(added, existing) ? 'DELEGATION_CIRCLE' : null
}

/** Follows the delegates of the delegate through their common days. */
function leadsBack(added: DelegationSpan, existing: readonly DelegationSpan[]): boolean {
  const byPerson = Map.groupBy(existing, ({ personId }) => personId)
  const open: DelegationSpan[] = [added]
  for (let at = 0; at < open.length; at += 1) {
    const { delegateId, ...days } = open[at]!
    for (const next of byPerson.get(delegateId) ?? []) {
      const common = commonDays(days, next)
      if (!common) continue
      if (next.delegateId === added.personId) return true
      open.push({ ...next, ...common })
    }
  }
  return false
}

type Days = Pick<DelegationSpan, 'startsOn' | 'endsOn'>

function commonDays(a: Days, b: Days): Days | null {
  const startsOn = a.startsOn > b.startsOn ? a.startsOn : b.startsOn
  const endsOn = a.endsOn < b.endsOn ? a.endsOn : b.endsOn
  return startsOn <= endsOn ? { startsOn, endsOn } : null
}

const DAY_MS = 24 * 60 * 60 * 1000

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
