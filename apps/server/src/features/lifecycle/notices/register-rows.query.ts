import type { NoticeOfRegister } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { letterSignatures } from '../../signing/signing/public.ts'
import { evidenceOf } from './evidence.query.ts'

type NamedNotice = Pick<
  NoticeOfRegister,
  'recordedAt' | 'recordedBy' | 'appliesFrom' | 'cancelled' | 'letter'
>

/** Who recorded and cancelled the notices of a contract, by id. */
export async function namedNotices(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<Map<string, NamedNotice>> {
  const signatures = await letterSignatures(db, actor, contractId)
  const rows = await db
    .select('contract_notice')
    .leftJoin('person as author', (join) =>
      join
        .onRef('author.company_id', '=', 'contract_notice.company_id')
        .onRef('author.id', '=', 'contract_notice.recorded_by'),
    )
    .leftJoin('person as canceller', (join) =>
      join
        .onRef('canceller.company_id', '=', 'contract_notice.company_id')
        .onRef('canceller.id', '=', 'contract_notice.cancelled_by'),
    )
    .leftJoin('notice_letter as letter', (join) =>
      join
        .onRef('letter.company_id', '=', 'contract_notice.company_id')
        .onRef('letter.notice_id', '=', 'contract_notice.id'),
    )
    .leftJoin('person as writer', (join) =>
      join
        .onRef('writer.company_id', '=', 'letter.company_id')
        .onRef('writer.id', '=', 'letter.written_by'),
    )
    .where('contract_notice.contract_id', '=', contractId)
    .select(['contract_notice.id', 'contract_notice.recorded_at', 'contract_notice.applies_from'])
    .select(['contract_notice.cancelled_on', 'contract_notice.cancel_reason'])
    .select([personName('author').as('author'), personName('canceller').as('canceller')])
    .select(['letter.locale', 'letter.size_bytes', 'letter.sha256', 'letter.written_at'])
    .select(personName('writer').as('writer'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        recordedAt: row.recorded_at.toISOString(),
        recordedBy: row.author,
        appliesFrom: row.applies_from,
        letter:
          row.sha256 === null
            ? null
            : {
                locale: row.locale!,
                sizeBytes: Number(row.size_bytes),
                sha256: row.sha256,
                writtenAt: row.written_at!.toISOString(),
                writtenBy: row.writer,
                signature: signatures.get(row.id) ?? null,
              },
        cancelled:
          row.cancelled_on === null
            ? null
            : { on: row.cancelled_on, by: row.canceller, reason: row.cancel_reason },
      },
    ]),
  )
}

/** The proofs of each notice in the order of their days, with the withdrawn ones. */
export async function namedProofs(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadonlyMap<string, NoticeOfRegister['proofs']>> {
  const proofs = new Map<string, NoticeOfRegister['proofs']>()
  for (const { of, kind, ...proof } of await evidenceOf(db, contractId, 'notice'))
    proofs.set(of, [...(proofs.get(of) ?? []), { ...proof, kind: kind! }])
  return proofs
}
