import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { importReviewEndpoints } from '@tacite/api/portfolio/import-review-endpoints.ts'
import type { ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Platform } from '../../../../platform/platform.ts'

/**
 * The terms of an entry, each in its place; what a rule that is switched off had read is sure of nothing, as if it had not
 * been read.
 */
export function standingTerms(db: CompanyDatabase, entry: string): RawBuilder<ProvenTerm[]> {
  const terms = sql.ref(`${entry}.terms`)
  return sql<ProvenTerm[]>`coalesce(
    case when exists (select from import_rule_off where import_rule_off.company_id = ${db.companyId})
      then (select jsonb_agg(case when off.rule is null then read.term
          else read.term || '{"confidence": 0, "doubt": null}' end order by read.place)
        from jsonb_array_elements(${terms}) with ordinality as read (term, place)
          left join import_rule_off as off on off.company_id = ${db.companyId} and off.rule = read.term ->> 'rule')
      else ${terms} end, '[]')`
}

type Rules = ResponseOf<typeof importReviewEndpoints.rules>

/** The rules that were judged, and those that are switched off: the most often wrong first. */
export async function listRules(db: CompanyDatabase): Promise<Rules> {
  const { rows } = await sql<Rules['value'][number]>`
    with judged as (
      select rule, field, verdict, reason from import_judgement where company_id = ${db.companyId} and rule is not null
    ), counted as (
      select rule, array_agg(distinct field order by field) as fields,
        count(*) filter (where verdict = 'accepted')::int as accepted,
        count(*) filter (where verdict = 'corrected')::int as corrected,
        count(*) filter (where verdict = 'rejected')::int as rejected
      from judged group by rule
    ), reasons as (
      select rule, jsonb_agg(jsonb_build_object('reason', reason, 'count', times) order by times desc, reason) as reasons
      from (select rule, reason, count(*)::int as times from judged where reason is not null group by rule, reason) as each
      group by rule
    )
    select coalesce(counted.rule, off.rule) as rule, coalesce(fields, '{}') as fields, coalesce(accepted, 0) as accepted,
      coalesce(corrected, 0) as corrected, coalesce(rejected, 0) as rejected, coalesce(reasons, '[]') as reasons,
      ${personName('person')} as "offBy"
    from counted
      full join (select * from import_rule_off where company_id = ${db.companyId}) as off on off.rule = counted.rule
      left join reasons on reasons.rule = counted.rule
      left join person on person.company_id = off.company_id and person.id = off.off_by
    order by coalesce(rejected, 0) + coalesce(corrected, 0) desc, 1`.execute(db.tx)
  return { value: rows }
}

/**
 * Switches a rule off, or on again: it counts for the simulations that follow.
 * @throws Refused IMPORT_RULE_NOT_FOUND
 */
export async function switchRule(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  rule: string,
  isOff: boolean,
): Promise<void> {
  const known = await listRules(db)
  if (!known.value.some((each) => each.rule === rule))
    throw new Refused('NOT_FOUND', 'IMPORT_RULE_NOT_FOUND')
  if (isOff)
    await db
      .insert('import_rule_off', { rule, off_by: actor.personId, off_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.delete('import_rule_off').where('import_rule_off.rule', '=', rule).execute()
  await events.record(db, {
    type: isOff ? 'company.readingRuleOff' : 'company.readingRuleOn',
    actor: eventActor(actor),
    objectId: actor.companyId,
    payload: { rule },
  })
}
