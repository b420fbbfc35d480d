import type { LetterSignature } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'

/** The last signature of each letter of a contract that stands or was refused, by notice. */
export async function letterSignatures(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<ReadonlyMap<string, LetterSignature>> {
  const rows = await db
    .select('signature_request')
    .innerJoin('signatory', (join) =>
      join
        .onRef('signatory.company_id', '=', 'signature_request.company_id')
        .onRef('signatory.request_id', '=', 'signature_request.id'),
    )
    .innerJoin('person as asking', (join) =>
      join
        .onRef('asking.company_id', '=', 'signature_request.company_id')
        .onRef('asking.id', '=', 'signature_request.requested_by'),
    )
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.notice_id', 'is not', null)
    .select(['signature_request.notice_id', 'signature_request.state'])
    .select(['signature_request.refusal_reason', 'signature_request.cancelled_at'])
    .select(['signature_request.requested_at', 'signature_request.sealed_sha256'])
    .select(['signatory.person_id', 'signatory.name', 'signatory.signed_at'])
    .select(personName('asking').as('asking'))
    .orderBy('signature_request.requested_at')
    .orderBy('signature_request.id')
    .execute()
  const last = new Map(rows.map((row) => [row.notice_id!, row]))
  return new Map(
    [...last].flatMap(([noticeId, row]): [string, LetterSignature][] => {
      const isRefused = row.refusal_reason !== null
      if (row.state === 'cancelled' && !isRefused) return []
      const signature: LetterSignature = {
        state: isRefused ? 'refused' : row.state === 'out' ? 'asked' : sealOf(row.state),
        signatory: row.name,
        isMine: row.person_id === actor.personId,
        askedBy: row.asking,
        askedAt: row.requested_at.toISOString(),
        signedAt: row.signed_at?.toISOString() ?? null,
        refused:
          row.cancelled_at && isRefused
            ? { at: row.cancelled_at.toISOString(), reason: row.refusal_reason! }
            : null,
        sealedSha256: row.sealed_sha256,
      }
      return [[noticeId, signature]]
    }),
  )
}

function sealOf(state: string): 'sealing' | 'sealed' {
  return state === 'sealed' ? 'sealed' : 'sealing'
}
