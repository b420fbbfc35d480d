import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countDueDates, startingWorkflow } from '../../settings/workflows/public.ts'
import { attachStored } from '../attachments/public.ts'
import { insertText, taggedFields } from '../texts/public.ts'
import { setContractFolders } from './contract-folders.ts'
import { refuseUnknownChoice, toDetailColumns, type DetailRow } from './detail-columns.ts'
import { requireMetadata, writeFieldValues } from './field-values.ts'
import type { NewContract, Start } from './new-contract.ts'
import { nextReference, requireFreeReference } from './next-reference.ts'
import { requireParent } from './parent-contract.ts'
import { beginSigned, checkSignedStart, signedColumns } from './signed-start.ts'
import { startingDocument } from './starting-document.ts'

/** Creates a contract with its text, its field values and its reference, atomically. */
export async function createContract(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  form: NewContract,
): Promise<{ id: string; reference: string }> {
  if (form.from.kind === 'template') requirePermission(actor, 'contracts3:create:model')
  if (form.from.kind === 'upload' || form.from.kind === 'signed')
    requirePermission(actor, 'contracts3:create:document')
  checkSignedStart(actor, form)
  const start = await startingDocument(db, actor, form)
  return createFrom(deps, db, actor, form, {
    ...start,
    from: form.from.kind,
    writeValues: async (id) => {
      const fields = await taggedFields(db, id)
      await writeFieldValues(db, id, fields, form.values)
      // What the counterparty answers later prevents nothing.
      const asked = fields.filter(({ variable }) => !start.template?.later?.has(variable))
      await requireMetadata(db, id, asked)
    },
  })
}

/** What a contract starts from, and what was not typed in a form. */
export interface Beginning extends Start {
  from: EventPayloads['contract.created']['from']
  links?: { copied_from_id: string | null; renews_id: string | null }
  /** Before its creation is announced: lists and figures read them then. */
  writeValues(contractId: string): Promise<void>
}

/** Creates a draft from a beginning, at the first step of its workflow. */
export async function createFrom(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  form: Omit<NewContract, 'from' | 'values'>,
  start: Beginning,
): Promise<{ id: string; reference: string }> {
  const details = detailsOf({ ...form, currency: form.currency ?? actor.company.currency })
  if (form.folderIds.length > 0) requirePermission(actor, 'contracts3:file')
  await requireParent(db, actor, form.parentId)
  const now = deps.clock.now()
  const id = newId(now)
  const company = await readCompany(db)
  const reference = await chooseReference(db, form.reference, company, now)
  const workflow = await startingWorkflow(db, { ...form, templateId: start.template?.id ?? null })
  await db
    .insert('contract', {
      id,
      text_id: await insertText(deps, db, start.document, {
        locale: start.locale ?? company.locale,
        writtenBy: actor.personId,
      }),
      ...details,
      ...start.links,
      reference,
      template_id: start.template?.id ?? null,
      template_version: start.template?.version ?? null,
      workflow_id: workflow.workflowId,
      current_step_id: workflow.stepId,
      status: 'DRAFT',
      lifecycle: JSON.stringify(start.lifecycle),
      original_sha256: start.original?.sha256 ?? null,
      original_name: start.original?.name ?? null,
      original_copy_sha256: start.original?.copySha256 ?? null,
      ...(start.original && { original_active: JSON.stringify(start.original.active) }),
      ...(start.signed && signedColumns(start.signed, actor, now)),
      created_by: actor.personId,
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch(refuseUnknownChoice)
  if (start.signed) await beginSigned(deps, db, actor, { contractId: id, signed: start.signed })
  else await openFirstStep(db, id, workflow.stepId, now)
  await setContractFolders(db, id, form.folderIds)
  await start.writeValues(id)
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.created', id, { reference, from: start.from }),
  )
  const annexes = (start.files ?? []).map((file) => ({ ...file, id: newId(now), contractId: id }))
  await attachStored(deps, db, actor, annexes)
  return { id, reference }
}

/** Its reference is generated later unless one is typed. */
function detailsOf({
  reference,
  ...form
}: Omit<NewContract, 'from' | 'values'>): Omit<DetailRow, 'reference'> {
  // The form must contain all of them.
  return toDetailColumns({ ...form, reference: reference ?? undefined }) as DetailRow
}

interface CompanyFacts {
  locale: 'fr' | 'en' | 'es'
  time_zone: string
  reference_pattern: string
}

async function readCompany(db: CompanyDatabase): Promise<CompanyFacts> {
  return db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select(['locale', 'time_zone', 'reference_pattern'])
    .executeTakeFirstOrThrow()
}

async function chooseReference(
  db: CompanyDatabase,
  typed: string | null,
  company: CompanyFacts,
  now: Date,
): Promise<string> {
  if (typed) {
    await requireFreeReference(db, typed)
    return typed
  }
  const year = Number(dayIn(company.time_zone, now).slice(0, 4))
  return nextReference(db, company.reference_pattern, year)
}

async function openFirstStep(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
  now: Date,
): Promise<void> {
  await db
    .insert('contract_step', { contract_id: contractId, step_id: stepId, opened_at: now })
    .execute()
  await countDueDates(db, [contractId], stepId)
}
