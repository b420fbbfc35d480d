import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  peopleActsEndpoints,
  PeopleActForm,
} from '@tacite/api/people/people-acts-endpoints.ts'
import { whyPassedOver } from '@tacite/domain/people/people-acts.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { groupsBeyond } from '../access/public.ts'
import { requireGroups } from '../people/public.ts'
import { requireGivableRole } from '../roles/public.ts'
import { actTargets } from './act-targets.query.ts'

type Preview = ResponseOf<typeof peopleActsEndpoints.preview>

/** Whom the act concerns, and who is passed over for which reason. Nothing is changed. */
export async function previewAct(
  db: CompanyDatabase,
  actor: Actor,
  { act, selection }: BodyOf<typeof peopleActsEndpoints.preview>,
): Promise<Preview> {
  await requireChoice(db, actor, act)
  const t = createTranslator(actor.locale)
  const preview: Preview = {
    ids: [],
    passedOver: [],
    needsConfirmation: await isBeyond(db, actor, act),
  }
  for (const target of await actTargets(db, actor, act, selection)) {
    const code = whyPassedOver(act.kind, target)
    if (code === null) preview.ids.push(target.id)
    else
      preview.passedOver.push({
        _id: target.id,
        name: target.name,
        reason: { code, message: t.refusal({ code }) },
      })
  }
  return preview
}

/** The role or the group that was chosen exists, and the role may be given. */
export async function requireChoice(
  db: CompanyDatabase,
  actor: Actor,
  act: PeopleActForm,
): Promise<void> {
  if ('roleId' in act) await requireGivableRole(db, actor, act.roleId, { isHeld: false })
  if ('groupId' in act) await requireGroups(db, [act.groupId])
}

async function isBeyond(db: CompanyDatabase, actor: Actor, act: PeopleActForm): Promise<boolean> {
  if (act.kind !== 'joinGroup' || !('groupId' in act)) return false
  return (await groupsBeyond(db, actor, [act.groupId])).size > 0
}
