import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { levelOn, readerOfPerson } from '../../../people/access/public.ts'

/**
 * Takes back the access that a request to sign a letter gave: whoever signs the contract itself, or another letter of it,
 * keeps it for that.
 *
 * @returns whether the person saw the contract for no other reason
 */
export async function endAccess(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql`delete from contract_assignment as assignment
    where assignment.company_id = ${db.companyId} and assignment.contract_id = ${contractId}
      and assignment.person_id = ${personId} and assignment.role = 'signatory'
      and not exists (select from signatory
        join signature_request as request
          on request.company_id = signatory.company_id and request.id = signatory.request_id
        where signatory.company_id = assignment.company_id and signatory.person_id = assignment.person_id
          and request.contract_id = assignment.contract_id
          and (request.notice_id is null or request.state <> 'cancelled'))
    returning assignment.person_id`.execute(db.tx)
  if (rows.length === 0) return false
  const reader = await readerOfPerson(db, personId, clock.now())
  return reader === null || (await levelOn(db, reader, contractId)) === null
}
