import type { NoticeLetter } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { todayOf, valuesInForce } from '../deadlines/public.ts'

interface LetterParties {
  title: string
  reference: string
  letter: Pick<NoticeLetter, 'sender' | 'recipient' | 'signatory'>
}

/** From whom and to whom a letter about a contract goes today: the parties in force, and who writes. */
export async function letterParties(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  locale: Locale,
): Promise<LetterParties> {
  const { legalEntityId, counterpartyId } = await valuesInForce(
    db,
    contractId,
    todayOf(actor).toString(),
  )
  const row = await db
    .select('contract')
    .leftJoin('legal_entity as entity', (join) =>
      join
        .onRef('entity.company_id', '=', 'contract.company_id')
        .on('entity.id', '=', legalEntityId),
    )
    .leftJoin('counterparty as party', (join) =>
      join
        .onRef('party.company_id', '=', 'contract.company_id')
        .on('party.id', '=', counterpartyId),
    )
    .innerJoin('person as writer', (join) =>
      join
        .onRef('writer.company_id', '=', 'contract.company_id')
        .on('writer.id', '=', actor.personId),
    )
    .where('contract.id', '=', contractId)
    .select(['contract.title', 'contract.reference', personName('writer').as('signatory')])
    .select(['entity.name as entity', 'entity.siren', 'entity.address'])
    .select(['party.name as party', 'party.siren as party_siren'])
    .select('party.address as party_address')
    .executeTakeFirstOrThrow()
  const t = createTranslator(locale)
  const lines = (address: string | null, siren: string | null) =>
    [address, siren && t('letters.siren', { siren })].filter(Boolean).join('\n')
  return {
    title: row.title,
    reference: row.reference,
    letter: {
      sender: { name: row.entity ?? actor.company.name, lines: lines(row.address, row.siren) },
      recipient: { name: row.party ?? '', lines: lines(row.party_address, row.party_siren) },
      signatory: row.signatory,
    },
  }
}
