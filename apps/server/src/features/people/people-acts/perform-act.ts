import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  peopleActsEndpoints,
  PeopleActForm,
} from '@tacite/api/people/people-acts-endpoints.ts'
import { whyPassedOver } from '@tacite/domain/people/people-acts.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeMembers } from '../groups/public.ts'
import {
  blockPerson,
  changeRole,
  resendInvitation,
  unblockPerson,
  withdrawInvitation,
  type InvitationDeps,
} from '../people/public.ts'
import { actTargets, type Target } from './act-targets.query.ts'
import { requireChoice } from './preview-act.ts'

export type ActDeps = InvitationDeps & Pick<Platform, 'events' | 'inCompany'>
type Performed = ResponseOf<typeof peopleActsEndpoints.perform>

/**
 * Does it to each of them in a transaction of their own, with the checks, the event and the mail of the act on one
 * person. Who is refused is named with the reason, and the others go on.
 */
export async function performAct(
  deps: ActDeps,
  actor: Actor,
  { act, ids }: BodyOf<typeof peopleActsEndpoints.perform>,
): Promise<Performed> {
  await deps.inCompany(actor.companyId, (db) => requireChoice(db, actor, act))
  const t = createTranslator(actor.locale)
  const doneIds: string[] = []
  const failures: Performed['failures'] = []
  const formerRoles = new Map<string, string[]>()
  for (const id of new Set(ids)) {
    const names = { name: '' }
    try {
      const formerRole = await deps.inCompany(actor.companyId, async (db) => {
        const target = await findTarget(db, actor, act, id)
        names.name = target.name
        const code = whyPassedOver(act.kind, target)
        if (code) throw new Refused('STATE', code)
        return actOn(deps, db, actor, { act, personId: id })
      })
      doneIds.push(id)
      if (formerRole) formerRoles.set(formerRole, [...(formerRoles.get(formerRole) ?? []), id])
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const [refusal] = error.refusals
      const message = 'message' in refusal! ? refusal.message : t.refusal(refusal!)
      failures.push({ _id: id, ...names, reason: { code: refusal!.code, message } })
    }
  }
  return {
    doneIds,
    failures,
    formerRoles: [...formerRoles].map(([roleId, held]) => ({ roleId, ids: held })),
  }
}

async function findTarget(
  db: CompanyDatabase,
  actor: Actor,
  act: PeopleActForm,
  id: string,
): Promise<Target> {
  const [target] = await actTargets(db, actor, act, { ids: [id] })
  if (!target) throw new Refused('NOT_FOUND', 'PERSON_NOT_FOUND')
  return target
}

/** Returns the former role, when it is the role that changes. */
async function actOn(
  deps: ActDeps,
  db: CompanyDatabase,
  actor: Actor,
  { act, personId }: { act: PeopleActForm; personId: string },
): Promise<string | null> {
  switch (act.kind) {
    case 'block':
      await blockPerson(deps, db, actor, personId)
      return null
    case 'unblock':
      await unblockPerson(deps, db, actor, personId)
      return null
    case 'resend':
      await resendInvitation(deps, db, actor, personId)
      return null
    case 'withdraw':
      await withdrawInvitation(deps, db, actor, personId)
      return null
    case 'giveRole':
      return changeRole(deps, db, actor, { personId, roleId: act.roleId })
    case 'joinGroup':
      await changeMembers(deps, db, actor, act.groupId, { addedIds: [personId], removedIds: [] })
      return null
    case 'leaveGroup':
      await changeMembers(deps, db, actor, act.groupId, { addedIds: [], removedIds: [personId] })
      return null
  }
}
