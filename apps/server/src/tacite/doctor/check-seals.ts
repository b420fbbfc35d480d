import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { runParser } from '../../platform/parsers/run-parser.ts'
import type { VerifiedSeal, VerifyParams } from '../../platform/sealing/verify-operation.ts'
import { authorityCertificate } from '../../features/signing/signing/authority-certificate.query.ts'
import type { CompanyCheck, Examined } from './finding.ts'

const SEALED_WITHIN_MS = 60 * 60 * 1000

interface Sealed {
  reference: string
  contractId: string
  sha256: string
}

/** Every sealed document verifies, as of the contract that it is shown for; none waits for its seal for long. */
export const checkSeals: CompanyCheck = {
  name: 'seals',
  isRepeated: false,
  async run(examined) {
    const root = await examined.read(authorityCertificate)
    const trustedRoots = root ? [Buffer.from(root).toString('base64')] : []
    const now = examined.clock.now()
    for (const sealed of await examined.read(sealedDocuments))
      await verify(examined, sealed, { trustedRoots, timestampRoots: [], now: now.toISOString() })
    for (const reference of await examined.read((db) => waitingForSeal(db, now)))
      examined.found(
        'warning',
        `Contract ${reference} has been signed by everyone, but is not sealed yet.`,
      )
  },
}

async function verify(
  { companyId, files, found, count }: Examined,
  { reference, contractId, sha256 }: Sealed,
  params: VerifyParams,
): Promise<void> {
  const file = await files.open(companyId, sha256).catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
  // Missing or damaged: reported with the files.
  if (!file) return
  const { value } = await runParser<VerifiedSeal>({
    operation: 'seal',
    file,
    params,
    timeoutMs: 60_000,
    maxInputBytes: file.size,
    maxOutputBytes: 4 * 1024 * 1024,
  })
  count({ seals: 1 })
  const codes = value.findings.map(({ code }) => code).join(', ')
  if (!value.isValid) found('fault', `The seal of contract ${reference} is not valid: ${codes}.`)
  else if (value.contract?.id !== contractId)
    found('fault', `The sealed document of contract ${reference} belongs to another contract.`)
}

async function sealedDocuments(db: CompanyDatabase): Promise<Sealed[]> {
  const rows = await requests(db)
    .where('signature_request.state', '=', 'sealed')
    .select(['contract.reference', 'contract.id', 'signature_request.sealed_sha256'])
    .orderBy('contract.reference')
    .execute()
  return rows.map(({ reference, id, sealed_sha256 }) => ({
    reference,
    contractId: id,
    sha256: sealed_sha256!,
  }))
}

async function waitingForSeal(db: CompanyDatabase, now: Date): Promise<string[]> {
  const rows = await requests(db)
    .where('signature_request.state', '=', 'sealing')
    .where('signature_request.completed_at', '<', new Date(now.getTime() - SEALED_WITHIN_MS))
    .select('contract.reference')
    .execute()
  return rows.map(({ reference }) => reference)
}

function requests(db: CompanyDatabase) {
  return db
    .select('signature_request')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'signature_request.company_id')
        .onRef('contract.id', '=', 'signature_request.contract_id'),
    )
}
