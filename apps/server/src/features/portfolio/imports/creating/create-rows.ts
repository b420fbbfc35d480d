import { effectOfAmendment, statedPatches } from '@tacite/domain/imports/row-terms.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { newId } from '../../../../platform/new-id.ts'
import { MIME_OF_KIND } from '../../../../platform/parsers/file-kind.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { writeTranscribedPatches } from '../../../lifecycle/amendments/public.ts'
import {
  attachmentName,
  attachStored,
  requireImportedAnnex,
} from '../../../writing/attachments/public.ts'
import { createImported } from '../../../writing/contracts/public.ts'
import { storeImportedDocuments } from '../../search/public.ts'
import { readOwnFields, readRules } from '../mapping/plan-input.query.ts'
import { keepEvidenceOfRows } from './keep-evidence-of-rows.ts'
import { createChoices } from './create-choices.ts'
import { importedContract } from './imported-contract.ts'
import type { ReadyRow } from './ready-rows.query.ts'

/** Creates rows of one kind, and keeps in each what was created of it. */
export async function createRows(
  deps: Platform,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  rows: readonly ReadyRow[],
): Promise<void> {
  const created =
    rows[0]?.kind === 'attachment'
      ? await attach(deps, db, actor, rows)
      : await create(deps, db, actor, importId, rows)
  await sql`update import_row as row set state = 'created', refusal = null, contract_id = created.contract,
      attachment_id = created.attachment
    from jsonb_to_recordset(${JSON.stringify(created)}::jsonb) as created (position integer, contract uuid, attachment uuid)
    where row.company_id = ${db.companyId} and row.import_id = ${importId} and row.position = created.position`.execute(
    db.tx,
  )
  // Their contracts have it now.
  await db
    .delete('import_page')
    .where('import_page.import_id', '=', importId)
    .where('import_page.position', 'in', [-1, ...created.map(({ position }) => position)])
    .execute()
}

interface Created {
  position: number
  contract: string
  attachment: string | null
}

async function create(
  deps: Platform,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  rows: readonly ReadyRow[],
): Promise<Created[]> {
  const settled = await createChoices(deps, db, actor, importId, rows)
  const { defaults } = await readRules(db, importId)
  const own = await readOwnFields(db)
  const ownFields = new Map(own.map(({ id, variable }) => [variable, id]))
  const contracts = settled.map((row) =>
    importedContract(row, {
      id: newId(deps.clock.now()),
      defaults,
      ownFields,
      locale: actor.locale,
    }),
  )
  const created = settled.map((row, at) => ({ row, contract: contracts[at]! }))
  await createImported(deps, db, actor, contracts, async () => {
    await storeImportedDocuments(
      deps,
      db,
      importId,
      created.map(({ row, contract }) => ({
        contractId: contract.id,
        position: row.position,
        sha256: row.copy_sha256 ?? row.sha256,
      })),
    )
    await keepEvidenceOfRows(db, importId, created)
    const changes = created.filter(
      ({ row, contract }) => row.kind === 'amendment' && contract.details.parentId,
    )
    await writeTranscribedPatches(
      db,
      changes.map(({ row, contract }) => ({
        contractId: contract.id,
        effectiveOn: effectOfAmendment(row.values),
        patches: statedPatches(row.values),
      })),
    )
  })
  return created.map(({ row, contract }) => ({
    position: row.position,
    contract: contract.id,
    attachment: null,
  }))
}

async function attach(
  deps: Platform,
  db: CompanyDatabase,
  actor: Actor,
  rows: readonly ReadyRow[],
): Promise<Created[]> {
  const before = rows.flatMap(({ existing_id }) => existing_id ?? [])
  for (const contractId of new Set(before)) await requireImportedAnnex(db, actor, contractId)
  const attachments = rows.map((row) => {
    const fileName = row.path.split('/').at(-1)!
    const mediaType = mediaTypeOf(row)
    return {
      id: newId(deps.clock.now()),
      contractId: row.owner_id!,
      name: attachmentName(fileName),
      fileName,
      mediaType,
      sha256: row.sha256,
      copySha256: row.copy_sha256,
      active: row.active ?? { found: [], outcome: null },
      sizeBytes: row.size_bytes,
      pageCount: row.pages ?? 0,
      printObstacle: mediaType === MIME_OF_KIND.pdf ? null : ('kind' as const),
    }
  })
  await attachStored(deps, db, actor, attachments)
  return rows.map(({ position }, at) => ({
    position,
    contract: attachments[at]!.contractId,
    attachment: attachments[at]!.id,
  }))
}

function mediaTypeOf({ entry_kind, path }: ReadyRow): string {
  const ending = path.split('.').at(-1)!.toLowerCase()
  const known = { jpg: 'jpeg', xls: 'xlsx' }[ending] ?? ending
  if (entry_kind === 'pdf') return MIME_OF_KIND.pdf
  return (MIME_OF_KIND as Record<string, string>)[known] ?? 'application/octet-stream'
}
