import { sql } from 'kysely'
import { lastHeldBack, lastUndelivered } from '../../../platform/mail/last-mail.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** Far more than any contract was ever sent again. */
const MOST = 50

export type SignatoryRow = Awaited<ReturnType<typeof readSignatories>>[number]
export type SignatureRow = Awaited<ReturnType<typeof readRequests>>[number] & {
  signatories: SignatoryRow[]
}

const MAILS_TO_SIGNATORY = {
  companyId: sql<string>`signatory.company_id`,
  contractId: sql<string>`request.contract_id`,
  recipient: sql<string>`signatory.email`,
}

/** Every signature of a contract, newest first, each with its signatories in order. */
export async function readSignatureRows(
  db: CompanyDatabase,
  contractId: string,
): Promise<SignatureRow[]> {
  const requests = await readRequests(db, contractId)
  if (requests.length === 0) return []
  const signatories = await readSignatories(
    db,
    requests.map(({ id }) => id),
  )
  const byRequest = Map.groupBy(signatories, ({ request_id }) => request_id)
  return requests.map((request) => ({ ...request, signatories: byRequest.get(request.id) ?? [] }))
}

function readRequests(db: CompanyDatabase, contractId: string) {
  return db
    .select('signature_request')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'signature_request.company_id')
        .onRef('person.id', '=', 'signature_request.requested_by'),
    )
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.notice_id', 'is', null)
    .select([
      'signature_request.id',
      'signature_request.state',
      'signature_request.provider',
      'signature_request.requested_by',
      'signature_request.requested_at',
      'signature_request.completed_at',
      'signature_request.cancelled_at',
      'signature_request.document_sha256',
      'signature_request.sealed_sha256',
      'signature_request.sealed_at',
      'signature_request.seal_level',
    ])
    .select(personName('person').as('requested_by_name'))
    .orderBy('signature_request.requested_at', 'desc')
    .orderBy('signature_request.id', 'desc')
    .limit(MOST)
    .execute()
}

function readSignatories(db: CompanyDatabase, requestIds: readonly string[]) {
  const firstTime = (...actions: ('invited' | 'opened' | 'displayed')[]) =>
    sql<Date | null>`(select min(done.at) from signatory_event done
      where done.company_id = signatory.company_id and done.signatory_id = signatory.id and done.action in (${sql.join(actions)}))`
  return db
    .select('signatory')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.company_id', '=', 'signatory.company_id')
        .onRef('request.id', '=', 'signatory.request_id'),
    )
    .where('signatory.request_id', 'in', requestIds)
    .select([
      'signatory.id',
      'signatory.request_id',
      'signatory.position',
      'signatory.kind',
      'signatory.person_id',
      'signatory.name',
      'signatory.email',
      'signatory.role',
      'signatory.locale',
      'signatory.state',
      'signatory.signed_at',
    ])
    .select(firstTime('invited').as('invited_at'))
    .select(firstTime('opened', 'displayed').as('viewed_at'))
    .select(
      sql<Date | null>`(select max(link.expires_at) from invitation_link link
        where link.company_id = signatory.company_id and link.signatory_id = signatory.id and link.revoked_at is null)`.as(
        'link_expires_at',
      ),
    )
    .select([
      lastUndelivered(MAILS_TO_SIGNATORY).as('undelivered_at'),
      lastHeldBack(MAILS_TO_SIGNATORY).as('leaves_at'),
    ])
    .orderBy('signatory.position')
    .execute()
}
