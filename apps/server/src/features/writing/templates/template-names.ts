import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { ChoiceSource } from '../../../platform/database/choice-page.ts'

/** Templates in any state, to name those of a filter to whoever may list them. */
export function templateNames({ companyId, permissions }: Actor): ChoiceSource {
  const isOpen = permissions.has('model:contracts:list')
  return {
    from: sql`template`,
    where: sql`template.company_id = ${companyId} and ${isOpen ? sql`true` : sql`false`}`,
    id: sql`template.id`,
    name: sql`template.title`,
  }
}
