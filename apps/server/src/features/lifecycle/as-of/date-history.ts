import type { DatedValue, HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { startPatch, type Amendment } from '@tacite/domain/deadlines/amendment.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { recordedRenewals } from '../renewals/public.ts'
import {
  datedStates,
  END,
  foreseenFacts,
  todayOf,
  type ContractTerms,
  type DatedFact,
} from '../deadlines/public.ts'
import type { SettingDocuments } from './setting-documents.query.ts'

/** The days that the deadline engine answers, by the column of the facts. */
export const DATE_COLUMNS = {
  signatureDate: 'signature_date',
  effectiveDate: 'effective_date',
  endDate: 'end_date',
  terminationDate: 'legal_limit',
} as const satisfies Partial<Record<DatedValue, keyof DatedFact>>

/** Beyond, every further term would be a line. */
const MOST_TO_COME = 2

type DateColumn = (typeof DATE_COLUMNS)[keyof typeof DATE_COLUMNS]

export function isDateValue(value: string): value is keyof typeof DATE_COLUMNS {
  return value in DATE_COLUMNS
}

/** One line for each day that the contract had, has, and will have next if nothing is recorded. */
export async function dateHistory(
  db: CompanyDatabase,
  actor: Actor,
  { contract, documents }: { contract: ContractTerms; documents: SettingDocuments },
  column: DateColumn,
): Promise<HeldValue[]> {
  const today = todayOf(actor)
  const { contractId } = contract
  const states = (await datedStates(db, [contractId])).get(contractId)!
  const { facts } = foreseenFacts(contract, states, today)
  const amendments = contract.terms.amendments.filter((amendment) => mayMove(amendment, column))
  const renewals = await recordedRenewals(db, contractId, actor.locale)
  const lines = facts.reduce<DatedFact[]>((joined, fact) => {
    const last = joined.at(-1)
    if (last && last[column] === fact[column])
      return [...joined.slice(0, -1), { ...last, to_day: fact.to_day }]
    return [...joined, fact]
  }, [])
  const coming = lines.findIndex(({ from_day: from }) => from > today.toString())
  const shown = coming === -1 ? lines : lines.slice(0, coming + MOST_TO_COME)
  return shown.map((line) => {
    const amendment = amendments.find(
      ({ signedOn, effectiveOn }) => line.from_day === signedOn || line.from_day === effectiveOn,
    )
    const renewal = renewals.find(
      ({ openedOn, recordedFor }) => line.from_day === openedOn || line.from_day === recordedFor,
    )
    const day = line[column]
    return {
      text: day === null ? null : formatDay(day, actor.locale),
      from: line.from_day,
      to: line.to_day === END ? null : dayFromIso(line.to_day).subtract({ days: 1 }).toString(),
      how: amendment
        ? ('amended' as const)
        : renewal
          ? ('renewed' as const)
          : ('computed' as const),
      by: null,
      at: null,
      because: amendment ? null : (renewal?.text ?? null),
      document: amendment ? documents.documentOf(amendment) : null,
    }
  })
}

/** Another end, or other conditions, leave the signature and the date of effect as they are. */
function mayMove(amendment: Amendment, column: DateColumn): boolean {
  if (column === 'signature_date') return false
  return column !== 'effective_date' || startPatch(amendment) !== undefined
}
