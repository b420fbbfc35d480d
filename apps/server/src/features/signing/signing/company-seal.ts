import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createAuthority,
  issueSealCertificate,
  openSealKey,
  type SealKey,
  type StoredCertificate,
} from '../../../platform/sealing/authority.ts'
import type { EncryptedSecret } from '../../../platform/sealing/encrypted-secret.ts'
import { companyName } from '../../../platform/database/company-name.ts'

type SealDeps = Pick<Platform, 'clock' | 'inCompany' | 'masterKey' | 'settings'>

/**
 * A company's seal, ready to sign; its certificate and the installation's authority are created on first use. Keys
 * are generated outside of transactions; of two processes that start together, the first to commit wins.
 *
 * @throws SecretError when the master key is not the one that the keys were encrypted with.
 */
export async function openCompanySeal(deps: SealDeps, companyId: string): Promise<SealKey> {
  const authority = await theAuthority(deps, companyId)
  const seal = (await validSeal(deps, companyId)) ?? (await issueSeal(deps, companyId, authority))
  return openSealKey({
    masterKey: deps.masterKey,
    companyId,
    seal,
    authorityCertificateDer: authority.certificateDer,
  })
}

async function theAuthority(deps: SealDeps, companyId: string): Promise<StoredCertificate> {
  const kept = await deps.inCompany(companyId, readAuthority)
  if (kept) return kept
  const made = await createAuthority({
    masterKey: deps.masterKey,
    name: new URL(deps.settings.publicUrl).host,
    validFrom: deps.clock.now(),
  })
  return deps.inCompany(companyId, async (db) => {
    await db.tx
      .insertInto('sealing_authority')
      .values(columnsOf(made))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await readAuthority(db))!
  })
}

async function readAuthority(db: CompanyDatabase): Promise<StoredCertificate | null> {
  const row = await db.tx.selectFrom('sealing_authority').selectAll().executeTakeFirst()
  return row ? storedCertificate(row) : null
}

/** The newest certificate that is valid now. */
async function validSeal(
  { inCompany, clock }: SealDeps,
  companyId: string,
): Promise<StoredCertificate | null> {
  const row = await inCompany(companyId, (db) =>
    db
      .select('company_seal')
      .where('company_seal.valid_from', '<=', clock.now())
      .where('company_seal.valid_until', '>', clock.now())
      .selectAll('company_seal')
      .orderBy('company_seal.number', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  return row ? storedCertificate(row) : null
}

async function issueSeal(
  deps: SealDeps,
  companyId: string,
  authority: StoredCertificate,
): Promise<StoredCertificate> {
  const { name, number } = await deps.inCompany(companyId, async (db) => ({
    name: await companyName(db),
    number: (await lastNumber(db)) + 1,
  }))
  const made = await issueSealCertificate({
    masterKey: deps.masterKey,
    authority,
    company: { id: companyId, name },
    validFrom: deps.clock.now(),
  })
  return deps.inCompany(companyId, async (db) => {
    await db
      .insert('company_seal', { number, ...columnsOf(made) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db
      .select('company_seal')
      .where('company_seal.number', '=', number)
      .selectAll('company_seal')
      .executeTakeFirstOrThrow()
    return storedCertificate(row)
  })
}

async function lastNumber(db: CompanyDatabase): Promise<number> {
  const row = await db
    .select('company_seal')
    .select((seal) => seal.fn.max('company_seal.number').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

interface CertificateColumns {
  certificate: Buffer
  private_key: unknown
  valid_from: Date
  valid_until: Date
}

function storedCertificate(row: CertificateColumns): StoredCertificate {
  return {
    certificateDer: row.certificate,
    privateKey: row.private_key as EncryptedSecret,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  }
}

function columnsOf({ certificateDer, privateKey, validFrom, validUntil }: StoredCertificate) {
  return {
    certificate: Buffer.from(certificateDer),
    private_key: JSON.stringify(privateKey),
    valid_from: validFrom,
    valid_until: validUntil,
  }
}
