import { shinglesOf } from '@tacite/domain/imports/shingles.ts'
import type { EntryKind } from '@tacite/domain/imports/import-entries.ts'
import { createImportedRows } from '../features/portfolio/imports/creating/create-imported.job.ts'
import { planImport } from '../features/portfolio/imports/plan/plan-import.job.ts'
import {
  CREATE_IMPORTED,
  PLAN_IMPORT,
  UNDO_IMPORT,
} from '../features/portfolio/imports/plan/plan-import-kind.ts'
import { undoImport } from '../features/portfolio/imports/undo/undo-import.job.ts'
import { newId } from '../platform/new-id.ts'
import { storeFile } from '../platform/storage/store-file.ts'
import type { TestCompany } from './companies.ts'
import { contractForm } from './contracts.ts'
import { doJobs } from './jobs.ts'
import { pdfOf } from './signed-pdfs.ts'
import type { Browser, TestProduct } from './start-product.ts'

export interface KeptFile {
  path: string
  /** The text of each page, as reading left it. */
  pages?: readonly string[]
  kind?: EntryKind
  title?: string | null
  bytes?: Uint8Array
  sameAs?: number
}

/** An import whose files were read, as the reading job leaves it. */
export async function keptImportOf(
  { product: { platform }, clock }: TestProduct,
  { companyId, administratorId }: Pick<TestCompany, 'companyId' | 'administratorId'>,
  files: readonly KeptFile[],
): Promise<string> {
  const now = clock.now()
  const importId = newId(now)
  const sourceId = newId(now)
  await platform.inCompany(companyId, async (db) => {
    await db
      .insert('import', {
        id: importId,
        name: 'Contrats 2019.zip',
        created_by: administratorId,
        created_at: now,
        state: 'toMap',
        state_since: now,
      })
      .execute()
    await db
      .insert('import_source', {
        id: sourceId,
        import_id: importId,
        path: 'Contrats 2019.zip',
        kind: 'zip',
        size_bytes: 1,
        received_bytes: 1,
        created_at: now,
      })
      .execute()
    for (const [position, file] of files.entries()) {
      const { path, pages = [`Contrat ${path}`], kind = 'pdf' } = file
      const bytes = file.bytes ?? pdfOf([`${importId} ${position}`])
      const sha256 = await storeFile(platform, db, bytes, 'application/pdf')
      const shingles = shinglesOf(pages.join(' '))
      await db
        .insert('import_entry', {
          import_id: importId,
          position,
          source_id: sourceId,
          path,
          size_bytes: bytes.length,
          state: 'kept',
          sha256,
          active: JSON.stringify({ found: [], outcome: null }),
          kind,
          pages: pages.length,
          text_state: 'read',
          locale: 'fr',
          title: file.title ?? null,
          shingles,
          same_as_position: file.sameAs ?? null,
        })
        .execute()
      await db
        .insert(
          'import_page',
          pages.map((body, at) => ({ import_id: importId, position, page: at + 1, body })),
        )
        .execute()
    }
  })
  return importId
}

/** Rules with what a contract needs. */
export async function rulesOf(browser: Browser, rules: object = {}): Promise<object> {
  const { typeId, projectId, ownerId } = await contractForm(browser)
  return {
    pattern: null,
    folderFields: [],
    joined: null,
    columns: {},
    dayOrder: null,
    resolutions: [],
    ...rules,
    defaults: {
      type: typeId,
      project: projectId,
      owner: ownerId,
      legalEntity: null,
      workflow: null,
      folderIds: [],
    },
  }
}

/** Saves rules, and simulates. */
export async function planned(
  test: TestProduct,
  browser: Browser,
  importId: string,
  rules: object = {},
): Promise<void> {
  const saved = await browser.call(
    'POST',
    `/imports/${importId}/mapping`,
    await rulesOf(browser, rules),
  )
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  await browser.call('POST', `/imports/${importId}/plan`, {})
  await planNow(test)
}

export const planNow = (test: TestProduct) =>
  doJobs(test, PLAN_IMPORT, (data) => planImport(test.product.platform, data))

/** One slice. */
const createSome = (test: TestProduct) =>
  doJobs(test, CREATE_IMPORTED, (data) => createImportedRows(test.product.platform, data))

/** Confirms what the simulation says, and creates all of it. */
export async function createAll(
  test: TestProduct,
  browser: Browser,
  importId: string,
): Promise<void> {
  const { body } = await browser.call('GET', `/imports/${importId}/plan`)
  const { contracts, amendments, attachments } = body.counts
  const rows = contracts + amendments + attachments
  const confirmed = await browser.call('POST', `/imports/${importId}/created`, { rows })
  if (confirmed.status !== 204) throw new Error(JSON.stringify(confirmed.body))
  while ((await createSome(test)) > 0);
}

export async function undoAll(
  test: TestProduct,
  browser: Browser,
  importId: string,
  also: readonly string[] = [],
): Promise<void> {
  const begun = await browser.call('POST', `/imports/${importId}/undone`, { also })
  if (begun.status !== 204) throw new Error(JSON.stringify(begun.body))
  while ((await doJobs(test, UNDO_IMPORT, (data) => undoImport(test.product.platform, data))) > 0);
}
