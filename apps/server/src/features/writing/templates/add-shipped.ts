import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import { renameVariables } from '@tacite/document/rename-variables.ts'
import { shippedLocales } from '@tacite/document/templates/shipped-templates.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addTaggedFields, lockFields } from '../../settings/library/public.ts'
import { insertTemplate } from './insert-template.ts'
import {
  presentField,
  shippedPlans,
  type ShippedChoice,
  type ShippedPlan,
} from './shipped-templates.query.ts'

/**
 * Creates a draft from a contract that the product comes with, and the fields that the company lacks for it.
 *
 * @throws Refused RULE for a language in which it was not written; FORBIDDEN when fields are missing that this person may
 * not create
 */
export async function addShipped(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  choice: ShippedChoice,
): Promise<ResponseOf<typeof templatesEndpoints.addShipped>> {
  if (!shippedLocales(choice.key).includes(choice.locale))
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'locale' })
  await lockFields(db)
  const [plan] = await shippedPlans(db, actor, [choice], () => newId(deps.clock.now()))
  const { newTitle: title, fields } = plan!
  const missing = fields.filter(({ isNew }) => isNew)
  if (missing.length > 0 && !actor.permissions.has('modules:tagged:field')) {
    const labels = missing.map(({ label }) => label).join(', ')
    throw new Refused('FORBIDDEN', { code: 'TEMPLATE_FIELDS_MISSING', params: { labels } })
  }
  await addTaggedFields(
    deps,
    db,
    actor,
    missing.map(({ as, ...field }) => ({ ...field, variable: as })),
  )
  const id = await insertPlan(deps, db, actor, plan!)
  await deps.events.record(db, namedEvent(actor, 'template.created', { id, name: title }))
  return { _id: id, title, fields: fields.map(presentField) }
}

/** With the variables of the company, in the text as in the values. */
function insertPlan(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { template, locale, newTitle, description, type, fields, ...plan }: ShippedPlan,
): Promise<string> {
  const names = new Map(fields.map(({ variable, as }) => [variable, as]))
  const document = { ...renameVariables(plan.document, names), title: newTitle }
  const proposed = Object.entries(template.proposed(locale))
  const written = {
    document,
    locale,
    description,
    typeId: type?._id ?? null,
    lifecycle: template.terms,
    fieldValues: Object.fromEntries(
      proposed.map(([variable, value]) => [names.get(variable) ?? variable, value]),
    ),
  }
  return insertTemplate(deps, db, written, { writtenBy: actor.personId })
}
