import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Who makes contracts of a template; nobody named: everybody who creates contracts. */
interface TemplateUsers {
  groupIds: readonly string[]
  personIds: readonly string[]
}

/** Keeps a template to these people and the members of these groups; none: it is everybody's. */
export async function setTemplateUsers(
  db: CompanyDatabase,
  templateId: string,
  named: TemplateUsers,
): Promise<void> {
  const groupIds = [...new Set(named.groupIds)]
  const personIds = [...new Set(named.personIds)]
  await requireKnown(db, templateId, { groupIds, personIds })
  await writeUsers(db, templateId, { groupIds, personIds })
  await restrict(db, templateId, groupIds.length + personIds.length > 0)
}

/** Keeps a template to those that another one is kept to. */
export async function copyRestriction(
  db: CompanyDatabase,
  fromId: string,
  toId: string,
): Promise<void> {
  const [groups, people] = [
    await db
      .select('template_group')
      .where('template_group.template_id', '=', fromId)
      .select('template_group.group_id')
      .execute(),
    await db
      .select('template_person')
      .where('template_person.template_id', '=', fromId)
      .select('template_person.person_id')
      .execute(),
  ]
  const groupIds = groups.map(({ group_id }) => group_id)
  const personIds = people.map(({ person_id }) => person_id)
  await writeUsers(db, toId, { groupIds, personIds })
  const { isRestricted } = await db
    .select('template')
    .where('template.id', '=', fromId)
    .select('template.is_restricted as isRestricted')
    .executeTakeFirstOrThrow()
  await restrict(db, toId, isRestricted)
}

/** Whoever left stays named until removed by a person, and is not named anew. */
async function requireKnown(
  db: CompanyDatabase,
  templateId: string,
  { groupIds, personIds }: TemplateUsers,
): Promise<void> {
  const groups = await db
    .select('person_group')
    .where('person_group.id', '=', sql<string>`any(${groupIds}::uuid[])`)
    .select('person_group.id')
    .forShare()
    .execute()
  const people = await db
    .select('person')
    .where('person.id', '=', sql<string>`any(${personIds}::uuid[])`)
    .where(
      sql<boolean>`(person.status = 'active' or exists (select from template_person as named
        where named.company_id = person.company_id and named.template_id = ${templateId} and named.person_id = person.id))`,
    )
    .select('person.id')
    .forShare()
    .execute()
  const refusals: Refusal[] = [
    ...(groups.length < groupIds.length ? ['groupIds'] : []),
    ...(people.length < personIds.length ? ['personIds'] : []),
  ].map((field) => ({ code: 'CHOICE_UNKNOWN', field }))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

async function writeUsers(
  db: CompanyDatabase,
  templateId: string,
  { groupIds, personIds }: TemplateUsers,
): Promise<void> {
  await db.delete('template_group').where('template_group.template_id', '=', templateId).execute()
  await db.delete('template_person').where('template_person.template_id', '=', templateId).execute()
  if (groupIds.length > 0)
    await db
      .insert(
        'template_group',
        groupIds.map((groupId) => ({ template_id: templateId, group_id: groupId })),
      )
      .execute()
  if (personIds.length > 0)
    await db
      .insert(
        'template_person',
        personIds.map((personId) => ({ template_id: templateId, person_id: personId })),
      )
      .execute()
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
  { permissions, groupIds, personId }: Actor,
  alias = 'template',
): RawBuilder<boolean> {
  const template = sql.ref(alias)
  if (permissions.has('model:contracts:update')) return sql<boolean>`true`
  return sql<boolean>`(not ${template}.is_restricted
    or exists (select from template_person
      where template_person.company_id = ${template}.company_id and template_person.template_id = ${template}.id
        and template_person.person_id = ${personId})
    or exists (select from template_group
      where template_group.company_id = ${template}.company_id and template_group.template_id = ${template}.id
        and template_group.group_id = any(${[...groupIds]}::uuid[])))`
}
