import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Keeps a template to these groups; none: it is everybody's. */
export async function setTemplateGroups(
  db: CompanyDatabase,
  templateId: string,
  groupIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(groupIds)]
  const known = await db
    .select('person_group')
    .where('person_group.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select('person_group.id')
    .forShare()
    .execute()
  if (known.length < ids.length)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'groupIds' })
  await db.delete('template_group').where('template_group.template_id', '=', templateId).execute()
  if (ids.length > 0)
    await db
      .insert(
        'template_group',
        ids.map((groupId) => ({ template_id: templateId, group_id: groupId })),
      )
      .execute()
  await restrict(db, templateId, ids.length > 0)
}

/** Keeps a template to those that another one is kept to. */
export async function copyRestriction(
  db: CompanyDatabase,
  fromId: string,
  toId: string,
): Promise<void> {
  const groups = await db
    .select('template_group')
    .where('template_group.template_id', '=', fromId)
    .select('template_group.group_id')
    .execute()
  await setTemplateGroups(
    db,
    toId,
    groups.map(({ group_id }) => group_id),
  )
  const { isRestricted } = await db
    .select('template')
    .where('template.id', '=', fromId)
    .select('template.is_restricted as isRestricted')
    .executeTakeFirstOrThrow()
  await restrict(db, toId, isRestricted)
}

async function restrict(
  db: CompanyDatabase,
  templateId: string,
  isRestricted: boolean,
): Promise<void> {
  await db
    .update('template')
    .set({ is_restricted: isRestricted })
    .where('template.id', '=', templateId)
    .execute()
}

/** A condition on a template: this person may make contracts of it. Who may write templates can make them of any. */
export function mayUseTemplate(
  { permissions, groupIds }: Actor,
  alias = 'template',
): RawBuilder<boolean> {
  const template = sql.ref(alias)
  if (permissions.has('model:contracts:update')) return sql<boolean>`true`
  return sql<boolean>`(not ${template}.is_restricted or exists (select from template_group
    where template_group.company_id = ${template}.company_id and template_group.template_id = ${template}.id
      and template_group.group_id = any(${[...groupIds]}::uuid[])))`
}
