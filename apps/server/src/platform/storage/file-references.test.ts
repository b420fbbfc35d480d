import { Client } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { textOf } from '../../testing/contract-text.ts'
import { createContract } from '../../testing/contracts.ts'
import { CLOCK_START } from '../../testing/fake-clock.ts'
import { startProduct } from '../../testing/start-product.ts'
import { readFileReferences } from './file-references.ts'
import { FILE_HOLDERS } from './testing/file-holders.ts'
import { KEPT, setUpOrphans, type OrphanSetup } from './testing/orphan-setup.ts'

const product = await startProduct()
const { platform } = product.product
const watcher = new Client(product.owner)
await watcher.connect()
afterAll(async () => {
  await watcher.end()
  await product.stop()
})

let company: TestCompany
let files: OrphanSetup

beforeEach(async () => {
  product.clock.set(CLOCK_START.toISOString())
  company = await signUpCompany(product)
  files = setUpOrphans(product, company)
})

const named = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

test('each column that can name a file protects it for as long as it names it', async () => {
  const references = await platform.inCompany(company.companyId, readFileReferences)
  // A new column: add to `FILE_HOLDERS` how a row of it is created.
  expect(references.map(named).toSorted()).toEqual(Object.keys(FILE_HOLDERS).toSorted())

  const { _id: contractId } = await createContract(company.administrator)
  const { textId } = await textOf(company.administrator, contractId)
  const other = await files.store()
  const owners = { contractId, textId, other, personId: company.administratorId }
  const held: Record<string, string> = {}
  for (const [name, hold] of Object.entries(FILE_HOLDERS)) {
    const sha256 = (held[name] = await files.store())
    await platform.inCompany(company.companyId, (db) => hold(db, sha256, owners))
  }
  await files.collectForDays()
  for (const [name, sha256] of Object.entries(held))
    expect([name, await files.stateOf(sha256)]).toEqual([name, KEPT])
})

test('a JSON column that is not searched for files holds none', async () => {
  const { rows } = await watcher.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  )
  const columns = rows.map(named).filter((name) => !(name in FILE_HOLDERS))
  // A new one that can hold a document gets an index on files_of and an entry in `FILE_HOLDERS`.
  expect(columns.toSorted()).toEqual([
    'amendment_patch.value',
    'attachment_version.active',
    // Mentions of files that may be gone.
    'audit_event.payload',
    'audit_event.personal',
    'calendar_entry.facts',
    'clause_report.playbooks',
    'company.letterhead_summary',
    'company_seal.private_key',
    'contract.alerts',
    'contract.lifecycle',
    'contract.original_active',
    'contract_cell.value',
    'contract_dated_state.lifecycle',
    'contract_evidence.value',
    'contract_export.failure',
    'contract_export.query',
    'contract_field.value',
    'contract_type.alerts',
    'contract_type.playbook',
    'contract_type.readiness',
    'contract_upload.active',
    'contract_upload.places',
    'contract_validation.departures',
    'contract_validation.skipped_steps',
    'contract_view.query',
    'import.failure',
    'import.rules',
    'import.second_reader',
    'import_entry.active',
    'import_entry.packed',
    'import_entry.refusal',
    'import_entry.second_dropped',
    'import_entry.terms',
    'import_judgement.before',
    'import_profile.rules',
    'import_row.near',
    'import_row.proposals',
    'import_row.refusal',
    'import_row.selected',
    'import_row.values',
    'import_source.refusal',
    'integration.secret',
    'integration.shown',
    'invitation_line.refusal',
    'mail.secret_body',
    'notice_letter.content',
    'notification.params',
    'person_preference.quiet_hours',
    'questionnaire.answers',
    'questionnaire.draft',
    'questionnaire.questions',
    'questionnaire.taken',
    'scanned_page.words',
    'sealing_authority.private_key',
    'signatory.placement',
    'signed_scan.active',
    'tagged_field_condition.value',
    'template.field_values',
    'template.lifecycle',
    'template.questions',
    'template.source_sections',
    'template_file.active',
    'template_version.field_values',
    'template_version.lifecycle',
    'template_version.passages',
    'template_version.questions',
    'template_version.variables',
    'template_version_file.active',
    'term_correction.changes',
    'totp_factor.secret',
    'validation_circuit_step.conditions',
  ])
})

test('a hash column of its own is a foreign key to its file', async () => {
  const { rows } = await watcher.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like '%sha256%'`,
  )
  const columns = rows.map(named).filter((name) => !(name in FILE_HOLDERS))
  expect(columns.toSorted()).toEqual([
    // Which document was read: that of its contract, as it was then.
    'contract_evidence.document_sha256',
    'file.sha256',
    // It names a file that may be missing.
    'file_alarm.sha256',
    // What was displayed, and what the code was bound to: the document of the signature request.
    'signatory_event.document_sha256',
    'signing_code.document_sha256',
  ])
})

test('every foreign key to a file has an index', async () => {
  const references = await platform.inCompany(company.companyId, readFileReferences)
  for (const { table, column, companyColumn, isDocument } of references) {
    if (isDocument) continue
    const { rows } = await watcher.query(
      `select from pg_indexes where tablename = $1 and indexdef like $2`,
      [table, `%(${companyColumn}, ${column})%`],
    )
    expect([table, column, rows.length]).toEqual([table, column, 1])
  }
})
