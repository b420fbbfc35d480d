import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { listedRefusal } from '@tacite/domain/people/invitation-list.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addressesHere, refuseTakenAddress } from '../accounts/public.ts'
import { addToGroups, pendingGroupsOf } from '../groups/public.ts'
import { requireGivableRole } from '../roles/public.ts'
import { requireGroups } from './change-person.ts'
import { requireDayAhead, sendInvitation, type InvitationDeps } from './send-invitation.ts'

type Form = BodyOf<typeof peopleEndpoints.invite>
type Deps = InvitationDeps & Pick<Platform, 'events'>

/** Creates pending people from a list, and sends each their own link: now, or on the chosen day. */
export async function invitePeople(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<Invited> {
  if (form.people.length === 0)
    throw new Refused('RULE', { code: 'INVITATION_EMPTY', field: 'people' })
  await requireRightAddresses(db, form.people)
  await requireGivableRole(db, actor, form.roleId)
  await requireGroups(db, form.groupIds)
  if (form.sendOn) await requireDayAhead(deps, db, form.sendOn)
  const people = await insertPeople(deps, db, actor, form)
  await addToGroups(deps, db, actor, {
    personIds: people.map(({ _id }) => _id),
    groupIds: form.groupIds,
  })
  for (const { _id, email } of people)
    await deps.events.record(
      db,
      namedEvent(
        actor,
        'person.invited',
        { id: _id, name: email },
        { roleId: form.roleId, sendOn: form.sendOn },
      ),
    )
  const waiting: Date[] = []
  if (form.sendOn === null)
    for (const { _id } of people) {
      const leavesAt = await sendInvitation(deps, db, _id)
      if (leavesAt) waiting.push(leavesAt)
    }
  const pendingGroups = await pendingGroupsOf(db, people[0]!._id)
  return { value: people, later: laterMails(actor, waiting), pendingGroups }
}

type Invited = ResponseOf<typeof peopleEndpoints.invite>

/** How many wait for the quota, and the day on which the last of them leaves. */
function laterMails({ company }: Actor, waiting: readonly Date[]): Invited['later'] {
  if (waiting.length === 0) return null
  const last = new Date(Math.max(...waiting.map((at) => at.getTime())))
  return { count: waiting.length, until: dayIn(company.timeZone, last) }
}

/** Each wrong address is named by its position in the list: nobody is dropped silently. */
async function requireRightAddresses(db: CompanyDatabase, people: Form['people']): Promise<void> {
  const here = await addressesHere(
    db,
    people.map(({ email }) => email),
  )
  const before = new Set<string>()
  const refusals = people.flatMap((person, index): Refusal[] => {
    const email = person.email.toLowerCase()
    const code = listedRefusal(person, before) ?? takenRefusal(here, email)
    before.add(email)
    return code ? [{ code, field: `people.${index}.email` }] : []
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

/** An account in another company is no error: only whoever reads the mails of the address learns of it. */
function takenRefusal(here: ReadonlySet<string>, email: string): 'INVITATION_ALREADY_HERE' | null {
  return here.has(email) ? 'INVITATION_ALREADY_HERE' : null
}

async function insertPeople(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { people, roleId, i18n, sendOn }: Form,
): Promise<{ _id: string; email: string }[]> {
  const now = clock.now()
  const rows = people.map(({ firstName, lastName, email }) => ({
    id: newId(now),
    email: email.toLowerCase(),
    first_name: firstName,
    last_name: lastName,
    locale: i18n,
    status: 'pending' as const,
    role_id: roleId,
    created_at: now,
    invited_by: actor.personId,
    invitation_due_on: sendOn,
  }))
  await db.insert('person', rows).execute().catch(refuseTakenAddress('people'))
  return rows.map(({ id, email }) => ({ _id: id, email }))
}
