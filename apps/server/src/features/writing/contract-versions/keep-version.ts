import type { VersionReasonKind } from '@tacite/domain/versions/version-reasons.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  bindTo,
  readContractContent,
  storeContent,
  type ContentBinding,
  type ContractContent,
} from '../contracts/public.ts'

/** Why a version is kept. */
export interface VersionReason {
  kind: VersionReasonKind
  /** Whose act it is; null: a third party's, or that of Tacite itself. */
  by: string | null
  /** Whom it is sent to outside the company; on paper, no address is known. */
  recipient?: { name: string; email?: string | null }
}

export interface KeptVersion {
  id: string
  number: number
  /** Otherwise the contract already was so in an earlier version, which is kept for one more reason. */
  isNew: boolean
}

/**
 * Keeps the contract as it is as a version of its whole text, for good: versions are removed with their contract only.
 * Management values are no part of it, as they are none of what is validated or signed.
 *
 * @param content the contract as it is, for callers who have read it
 */
export async function keepVersion(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  reasons: readonly VersionReason[],
  content?: ContractContent,
): Promise<KeptVersion> {
  const present = content ?? (await readContractContent(db, contractId))
  const binding = bindTo(present)
  const kept =
    (await versionOf(db, contractId, binding.hash)) ??
    (await insertVersion(deps, db, contractId, { present, binding }))
  await noteReasons(deps, db, contractId, kept.id, reasons)
  return kept
}

async function versionOf(
  db: CompanyDatabase,
  contractId: string,
  contentHash: string,
): Promise<KeptVersion | null> {
  const row = await db
    .select('contract_version')
    .where('contract_version.contract_id', '=', contractId)
    .where('contract_version.content_hash', '=', contentHash)
    .select(['contract_version.id', 'contract_version.number'])
    .executeTakeFirst()
  return row ? { ...row, isNew: false } : null
}

/** Two third parties may open the same new text at once: the second one finds the version of the first. */
async function insertVersion(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  { present, binding }: { present: ContractContent; binding: ContentBinding },
): Promise<KeptVersion> {
  await lockRow(db, 'contract', contractId)
  const other = await versionOf(db, contractId, binding.hash)
  if (other) return other
  const at = clock.now()
  await storeContent(db, contractId, { content: present, binding, at })
  const { last } = await db
    .select('contract_version')
    .where('contract_version.contract_id', '=', contractId)
    .select(({ fn }) => fn.max('contract_version.number').as('last'))
    .executeTakeFirstOrThrow()
  const version = { id: newId(at), number: (last ?? 0) + 1 }
  await db
    .insert('contract_version', {
      ...version,
      contract_id: contractId,
      content_hash: binding.hash,
      kept_at: at,
    })
    .execute()
  return { ...version, isNew: true }
}

/** An open page of a third party asks again and again: of their reading one moment every half hour is written. */
const ONE_READING = sql`interval '30 minutes'`

/** The last time is kept for each reason and recipient. */
async function noteReasons(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  versionId: string,
  reasons: readonly VersionReason[],
): Promise<void> {
  if (reasons.length === 0) return
  const at = clock.now()
  const rows = reasons.map(({ kind, by, recipient }) => ({
    id: newId(at),
    contract_id: contractId,
    version_id: versionId,
    kind,
    kept_by: by,
    kept_at: at,
    recipient_name: recipient?.name ?? null,
    recipient_email: recipient?.email ?? null,
  }))
  await db
    .insert('contract_version_reason', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'version_id', 'kind', 'recipient_email', 'recipient_name'])
        .doUpdateSet({
          kept_at: sql`excluded.kept_at`,
          kept_by: sql`excluded.kept_by`,
        })
        .where(
          sql<boolean>`excluded.kind <> 'read' or contract_version_reason.kept_at <= excluded.kept_at - ${ONE_READING}`,
        ),
    )
    .execute()
}
