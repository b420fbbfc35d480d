import { doJobs } from './jobs.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'
import { READ_IMPORT } from '../features/portfolio/imports/read-import-kind.ts'
import { readImport } from '../features/portfolio/imports/reading/read-import.job.ts'

const TUS = { 'tus-resumable': '1.0.0' }
const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' }

interface SentFile {
  path: string
  bytes: Uint8Array
  kind?: 'zip' | 'file'
}

/** What a tus client sends to announce a file. */
function announcement({ path, bytes, kind = 'zip' }: SentFile): Record<string, string> {
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  return {
    ...TUS,
    'upload-length': String(bytes.length),
    'upload-metadata': `path ${encoded(path)},kind ${encoded(kind)}`,
  }
}

/** A part of the file of the fixtures, with what announces it. */
export function samplePart(): { payload: Buffer; headers: Record<string, string> } {
  const payload = Buffer.from('%PDF')
  const file = { path: 'bail.pdf', bytes: payload, kind: 'file' } as const
  return { payload, headers: { ...announcement(file), ...PART, 'upload-offset': '0' } }
}

export async function beginImport(browser: Browser, name = 'Contrats.zip'): Promise<string> {
  const { body } = await browser.call('POST', '/imports', { name })
  return body._id as string
}

export function announce(browser: Browser, importId: string, file: SentFile): Promise<Answer> {
  return browser.call('POST', `/imports/${importId}/uploads`, undefined, announcement(file))
}

export function sendPart(
  browser: Browser,
  place: { importId: string; sourceId: string },
  { bytes, offset, headers = {} }: { bytes: Uint8Array; offset: number; headers?: object },
): Promise<Answer> {
  return browser.call(
    'PATCH',
    `/imports/${place.importId}/uploads/${place.sourceId}`,
    Buffer.from(bytes),
    { ...PART, 'upload-offset': String(offset), ...headers },
  )
}

/** An import whose files are sent whole, and said to be. */
export async function sentImport(browser: Browser, files: readonly SentFile[]): Promise<string> {
  const importId = await beginImport(browser)
  for (const file of files) {
    const { body } = await announce(browser, importId, file)
    const sourceId = body._id as string
    if (file.bytes.length > 0)
      await sendPart(browser, { importId, sourceId }, { bytes: file.bytes, offset: 0 })
  }
  await browser.call('POST', `/imports/${importId}/received`)
  return importId
}

/** Reads what waits, as a worker would. */
export function readWaitingImports(product: TestProduct): Promise<number> {
  return doJobs(product, READ_IMPORT, (job) => readImport(product.product.platform, job))
}

export async function readImportOf(
  product: TestProduct,
  browser: Browser,
  files: readonly SentFile[],
): Promise<string> {
  const importId = await sentImport(browser, files)
  await readWaitingImports(product)
  return importId
}

/** Each file of an import with its state, and the code of its reason. */
export async function entryFates(
  browser: Browser,
  importId: string,
): Promise<Record<string, string>> {
  const { body } = await browser.call('GET', `/imports/${importId}/entries`)
  const entries = body.value as {
    path: string
    state: string
    refusal: { code: string } | null
  }[]
  return Object.fromEntries(
    entries.map(({ path, state, refusal }) => [path, refusal ? `${state} ${refusal.code}` : state]),
  )
}
