import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import { namesOf } from './names-of.query.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

/** The page where people see and end their own delegations. */
const page = '/home/options/personal'

/** Both people concerned hear of a delegation that they did not make or end themselves. */
export const DELEGATION_NOTICES: Notices<'delegation.added' | 'delegation.ended'> = {
  'delegation.added': async (db, added) => {
    const names = await namesOfBoth(db, added)
    return added.flatMap((event) => noticesOfAdded(event, names))
  },
  'delegation.ended': async (db, ended) => {
    const names = await namesOfBoth(db, ended)
    return ended.map(({ payload: { personId, delegateId }, actor }) => ({
      to: others([personId, delegateId], actor),
      type: 'delegationEnded',
      contractId: null,
      page,
      params: {
        actor: actor?.label ?? '',
        person: names.get(personId)!,
        delegate: names.get(delegateId)!,
      },
    }))
  },
}

function noticesOfAdded(
  { payload, actor }: BusinessEvent<'delegation.added'>,
  names: ReadonlyMap<string, string>,
): NoticeOf<'delegation.added'>[] {
  const { personId, delegateId, startsOn: from, endsOn: to } = payload
  const [person, delegate] = [names.get(personId)!, names.get(delegateId)!]
  const days = { from, to }
  const about = { contractId: null, page }
  if (actor?.id === personId)
    return [{ ...about, to: [delegateId], type: 'delegationGiven', params: { ...days, person } }]
  const params = { ...days, actor: actor?.label ?? '', person, delegate }
  return [
    { ...about, to: [delegateId], type: 'delegationArranged', params },
    { ...about, to: [personId], type: 'delegateAppointed', params },
  ]
}

function namesOfBoth(
  db: CompanyDatabase,
  events: readonly { payload: { personId: string; delegateId: string } }[],
): Promise<ReadonlyMap<string, string>> {
  return namesOf(
    db,
    events.flatMap(({ payload: { personId, delegateId } }) => [personId, delegateId]),
  )
}
