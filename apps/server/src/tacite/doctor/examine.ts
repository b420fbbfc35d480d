import { Client, type PoolConfig } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { companyOpener, type InCompany } from '../../platform/database/company-database.ts'
import { openPools } from '../../platform/database/pools.ts'
import { nativeTesseract } from '../../platform/parsers/recognition/native-tesseract.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { checkAccess, checkFigures, checkStatus, checkStorage } from './check-caches.ts'
import { checkDatabase, requireThisVersion } from './check-database.ts'
import { checkDirectory } from './check-directory.ts'
import { checkFacts } from './check-facts.ts'
import { checkFiles } from './check-files.ts'
import { checkReferences } from './check-references.ts'
import { checkSeals } from './check-seals.ts'
import { checkTrail } from './check-trail.ts'
import type { CompanyCheck, Counts, Finding } from './finding.ts'

const COMPANY_CHECKS: readonly CompanyCheck[] = [
  checkFiles,
  checkFacts,
  checkStatus,
  checkAccess,
  checkFigures,
  checkReferences,
  checkStorage,
  checkTrail,
  checkSeals,
]

export interface Installation {
  connection: PoolConfig
  files: FileStore
  dataDirectory: string
  clock: Clock
}

export interface Report {
  findings: Finding[]
  /** The version of this machine's Tesseract, which recognises the scans; null: the packaged one does. */
  nativeTesseract: string | null
  counts: Counts & { companies: number }
}

/** Checks every company, or one, and the installation itself. It only reads, so it may run beside the server. */
export async function examine(installation: Installation, only?: string): Promise<Report> {
  const { connection, dataDirectory } = installation
  const client = new Client(connection)
  await client.connect()
  const pools = openPools(connection)
  try {
    await requireThisVersion(client)
    const findings = [...(await checkDatabase(client)), ...(await checkDirectory(dataDirectory))]
    const { rows } = await client.query<{ id: string }>(
      'select id from company where $1::text is null or id::text = $1 order by id',
      [only ?? null],
    )
    const counts: Counts = {}
    const inCompany = companyOpener(pools, 'heavy', 'read')
    for (const { id } of rows)
      for (const check of COMPANY_CHECKS)
        findings.push(...(await runCheck(check, { ...installation, inCompany }, id, counts)))
    return {
      findings,
      nativeTesseract: await nativeTesseract(),
      counts: { companies: rows.length, ...counts },
    }
  } finally {
    await pools.close()
    await client.end()
  }
}

async function runCheck(
  check: CompanyCheck,
  installation: Installation & { inCompany: InCompany },
  companyId: string,
  counts: Counts,
): Promise<Finding[]> {
  const first = await findingsOf(check, installation, companyId, (more) => add(counts, more))
  if (first.length === 0 || !check.isRepeated) return first
  const again = await findingsOf(check, installation, companyId, () => undefined)
  const still = new Set(again.map(({ message }) => message))
  return first.filter(({ message }) => still.has(message))
}

async function findingsOf(
  { name, run }: CompanyCheck,
  { inCompany, files, dataDirectory, clock }: Installation & { inCompany: InCompany },
  companyId: string,
  count: (counts: Counts) => void,
): Promise<Finding[]> {
  const found: Finding[] = []
  await run({
    companyId,
    files,
    dataDirectory,
    clock,
    count,
    read: (work) => inCompany(companyId, work),
    found: (severity, message) => void found.push({ check: name, severity, companyId, message }),
  })
  return found
}

function add(counts: Counts, more: Counts): void {
  for (const [name, value] of Object.entries(more))
    counts[name as keyof Counts] = (counts[name as keyof Counts] ?? 0) + value
}
