import type { CompanyDatabase } from '../../database/company-database.ts'
import { newId } from '../../new-id.ts'
import type { HeldBy, HoldFile } from './hold-file.ts'

const AT = new Date('2026-11-20T09:00:00Z')

const notice = async (db: CompanyDatabase, { contractId, personId }: HeldBy) => {
  const id = newId(AT)
  const row = { id, contract_id: contractId, kind: 'nonRenewal', recorded_by: personId } as const
  await db.insert('contract_notice', { ...row, recorded_at: AT }).execute()
  return id
}

const proof = async (
  db: CompanyDatabase,
  holders: HeldBy,
  { sha256, copySha256 = null }: { sha256: string; copySha256?: string | null },
) => {
  const file = { sha256, copy_sha256: copySha256, file_name: 'x', media_type: 'x', size_bytes: 1 }
  await db
    .insert('notice_proof', {
      ...file,
      id: newId(AT),
      contract_id: holders.contractId,
      notice_id: await notice(db, holders),
      kind: 'receipt',
      day: '2026-11-20',
      recorded_at: AT,
    })
    .execute()
}

const reading = async (
  db: CompanyDatabase,
  holders: HeldBy,
  { sha256, copySha256 = null }: { sha256: string; copySha256?: string | null },
) => {
  const file = { sha256, copy_sha256: copySha256, file_name: 'x', media_type: 'x', size_bytes: 1 }
  await db
    .insert('proof_reading', {
      ...file,
      id: newId(AT),
      contract_id: holders.contractId,
      notice_id: await notice(db, holders),
      uploaded_by: holders.personId,
      uploaded_at: AT,
      state: 'read',
    })
    .execute()
}

/** The files of the notice register. */
export const NOTICE_FILE_HOLDERS: Record<string, HoldFile> = {
  'notice_proof.sha256': (db, sha256, holders) => proof(db, holders, { sha256 }),
  'notice_proof.copy_sha256': (db, copySha256, holders) =>
    proof(db, holders, { sha256: holders.other, copySha256 }),
  'proof_reading.sha256': (db, sha256, holders) => reading(db, holders, { sha256 }),
  'proof_reading.copy_sha256': (db, copySha256, holders) =>
    reading(db, holders, { sha256: holders.other, copySha256 }),
  'notice_letter.sha256': async (db, sha256, holders) =>
    db
      .insert('notice_letter', {
        notice_id: await notice(db, holders),
        contract_id: holders.contractId,
        locale: 'fr',
        content: '{}',
        sha256,
        size_bytes: 1,
        written_by: holders.personId,
        written_at: AT,
      })
      .execute(),
}
