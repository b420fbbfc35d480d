import { carriedTerms } from '@tacite/domain/succession/carried-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { insertTemplate } from '../../writing/templates/public.ts'
import { readSource } from './read-source.query.ts'

/**
 * Creates a draft template from what this person reads of a contract: its text and its terms. Its dates, its parties and
 * the values of its fields are those of this contract only.
 */
export async function makeTemplate(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  title: string,
): Promise<{ _id: string }> {
  await requireAct(db, actor, 'makeTemplate', contractId)
  if (title === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'title' })
  const { details, document, locale, hasText } = await readSource(db, actor, contractId)
  if (!hasText) throw new Refused('STATE', 'TEMPLATE_OF_NO_TEXT')
  const { effectiveDate: _, ...lifecycle } = carriedTerms(
    details.lifecycle as Partial<LifecycleTerms>,
    null,
  )
  const template = {
    document: { ...document, title },
    locale,
    description: '',
    typeId: details.contract_type_id,
    lifecycle,
  }
  const id = await insertTemplate(deps, db, template, { writtenBy: actor.personId })
  await deps.events.record(db, namedEvent(actor, 'template.created', { id, name: title }))
  return { _id: id }
}
