import type { PlainRefusalCode } from '../refusal.ts'

/** What can be done with many people at once. */
export type PeopleAct =
  | 'block'
  | 'unblock'
  | 'giveRole'
  | 'joinGroup'
  | 'leaveGroup'
  | 'resend'
  | 'withdraw'

/** One of those people, as the act finds them. */
export interface ActTarget {
  status: 'active' | 'pending' | 'blocked'
  isOneself: boolean
  /** They hold permissions that the actor does not. */
  holdsMore: boolean
  isLastAdministrator: boolean
  /** They have the role that is given, or are in the group. */
  isThere: boolean
}

/** How many people one act may concern. */
export const MAX_ACTED_ON = 5_000

/** People of one call: the page calls again for the others, and shows how far it is. */
export const ACTED_ON_AT_ONCE = 50

/**
 * Why a person is passed over; null: the act concerns them. In an act on many, nobody changes their own access.
 *
 * @example whyPassedOver('block', { ...colleague, isOneself: true }) // 'PERSON_IS_YOURSELF'
 */
export function whyPassedOver(act: PeopleAct, target: ActTarget): PlainRefusalCode | null {
  const { status, isOneself, holdsMore, isLastAdministrator, isThere } = target
  const ofAccess = () => {
    if (holdsMore) return 'PERSON_HOLDS_MORE'
    return isLastAdministrator ? 'LAST_ADMINISTRATOR' : null
  }
  switch (act) {
    case 'block':
      if (status !== 'active') return 'PERSON_NOT_ACTIVE'
      return isOneself ? 'PERSON_IS_YOURSELF' : ofAccess()
    case 'unblock':
      if (status !== 'blocked') return 'PERSON_NOT_BLOCKED'
      return holdsMore ? 'PERSON_HOLDS_MORE' : null
    case 'giveRole':
      if (isThere) return 'PERSON_HAS_ROLE'
      return isOneself ? 'PERSON_ROLE_IS_YOURS' : ofAccess()
    case 'joinGroup':
      return isThere ? 'PERSON_IN_GROUP' : null
    case 'leaveGroup':
      return isThere ? null : 'PERSON_NOT_IN_GROUP'
    case 'resend':
    case 'withdraw':
      return status === 'pending' ? null : 'PERSON_NOT_PENDING'
  }
}
