import type { DatedTerm, HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { existsFrom, type ContractTerms } from '../deadlines/public.ts'
import { writtenTerm } from './dated-terms.ts'
import { joinSpans, type RecordedSpan } from './join-spans.ts'

/**
 * A term while it was being written, then as the contract states it from its signature; oldest first, without its
 * amendments. What a correction put right is stated since the signature.
 */
export async function termHistory(
  db: CompanyDatabase,
  actor: Actor,
  contract: ContractTerms,
  term: DatedTerm,
): Promise<HeldValue[]> {
  const t = createTranslator(actor.locale)
  const { rows } = await sql<StateRow>`
    select state.lifecycle, state.from_day::text as "fromDay", state.to_day::text as "toDay",
      state.recorded_at as "recordedAt", state.is_assumed as "isAssumed",
      case when state.recorded_by is not null then coalesce((select ${personName('author')} from person as author
        where author.company_id = state.company_id and author.id = state.recorded_by), ${t('as-of.erasedPerson')}) end as by
    from contract_dated_state as state
    where state.company_id = ${db.companyId} and state.contract_id = ${contract.contractId}
    order by state.recorded_at, state.id`.execute(db.tx)
  const spans = rows.map(({ lifecycle, ...row }) => {
    const stated = lifecycle === null ? contract.terms : lifecycleTerms(lifecycle)
    return { ...row, text: writtenTerm(t, term, stated[term]) }
  })
  return fromSignature(joinSpans(spans, existsFrom(contract)), contract.terms)
}

interface StateRow extends Omit<RecordedSpan, 'text'> {
  /** Null once signed. */
  lifecycle: Partial<LifecycleTerms> | null
}

/** A signature that came to be known later counts from its own day: no draft was in force after it. */
function fromSignature(
  held: readonly HeldValue[],
  { isSigned, signatureDate }: LifecycleTerms,
): HeldValue[] {
  const last = held.at(-1)
  if (!isSigned || signatureDate === null || !last?.from || last.from <= signatureDate)
    return [...held]
  const dayBefore = dayFromIso(signatureDate).subtract({ days: 1 }).toString()
  const drafted = held
    .slice(0, -1)
    .filter(({ from }) => from !== null && from < signatureDate)
    .map((each) => ({
      ...each,
      to: each.to !== null && each.to < signatureDate ? each.to : dayBefore,
    }))
  return [...drafted, { ...last, from: signatureDate }]
}
