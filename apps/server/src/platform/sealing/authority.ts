import { Certificate } from 'pkijs'
import { decryptSecret, encryptSecret } from './encrypted-secret.ts'
import type { EncryptedSecret } from './encrypted-secret.ts'
import { issueCertificate, toDer } from './issue-certificate.ts'
import type { MasterKey } from './master-key.ts'

/** A certificate with its private key, as the caller stores them. */
export interface StoredCertificate {
  certificateDer: Uint8Array
  validFrom: Date
  validUntil: Date
  privateKey: EncryptedSecret
}

/** A company's seal, ready to sign. */
export interface SealKey {
  privateKey: CryptoKey
  /** The seal's certificate, then its issuers up to the root, in DER. */
  chain: readonly [seal: Uint8Array, ...issuers: Uint8Array[]]
}

/**
 * The installation's own certificate authority: a root that signs one seal certificate per company. RSA 3072: every
 * PDF reader supports it, and its signatures are deterministic, so that sealing twice produces the same file.
 *
 * @param validFrom the demonstration starts in 2015; otherwise now.
 * @example await createAuthority({ masterKey, name: 'contrats.example.fr', validFrom: clock.now() })
 */
export async function createAuthority(options: {
  masterKey: MasterKey
  name: string
  validFrom: Date
}): Promise<StoredCertificate> {
  const keys = await generateKeys()
  const validUntil = yearsAfter(options.validFrom, authorityYears)
  const certificate = await issueCertificate({
    kind: 'authority',
    subject: {
      commonName: `Tacite Root CA — ${options.name}`,
      organisation: options.name,
      organisationId: 'installation',
    },
    subjectPublicKey: keys.publicKey,
    issuerPrivateKey: keys.privateKey,
    validFrom: options.validFrom,
    validUntil,
  })
  return {
    certificateDer: toDer(certificate),
    validFrom: options.validFrom,
    validUntil,
    privateKey: await encryptKey(options.masterKey, authorityBinding, keys.privateKey),
  }
}

/**
 * The certificate of a company's seal. The company's id is part of its subject: two companies with the same name have
 * different seals.
 *
 * @throws SecretError when the authority's key was not encrypted with this master key.
 * @example await issueSealCertificate({ masterKey, authority, company, validFrom: clock.now() })
 */
export async function issueSealCertificate(options: {
  masterKey: MasterKey
  authority: StoredCertificate
  company: { id: string; name: string }
  validFrom: Date
}): Promise<StoredCertificate> {
  const { masterKey, authority, company, validFrom } = options
  const [keys, authorityKey] = await Promise.all([
    generateKeys(),
    decryptKey(masterKey, authorityBinding, authority.privateKey),
  ])
  const lastDay = yearsAfter(validFrom, sealYears)
  const validUntil = lastDay < authority.validUntil ? lastDay : authority.validUntil
  const certificate = await issueCertificate({
    kind: 'seal',
    subject: {
      commonName: company.name,
      organisation: company.name,
      organisationId: company.id,
    },
    issuer: Certificate.fromBER(new Uint8Array(authority.certificateDer)),
    subjectPublicKey: keys.publicKey,
    issuerPrivateKey: authorityKey,
    validFrom,
    validUntil,
  })
  return {
    certificateDer: toDer(certificate),
    validFrom,
    validUntil,
    privateKey: await encryptKey(masterKey, sealBinding(company.id), keys.privateKey),
  }
}

/**
 * Opens a company's seal.
 *
 * @throws SecretError when the key belongs to another company or master key, or was changed.
 */
export async function openSealKey(options: {
  masterKey: MasterKey
  companyId: string
  seal: StoredCertificate
  /** The root's certificate, in DER. */
  authorityCertificateDer: Uint8Array
}): Promise<SealKey> {
  const { masterKey, companyId, seal, authorityCertificateDer } = options
  return {
    privateKey: await decryptKey(masterKey, sealBinding(companyId), seal.privateKey),
    chain: [seal.certificateDer, authorityCertificateDer],
  }
}

/** Long, because a seal without a timestamp can be checked only while its certificate is valid. */
const authorityYears = 40
const sealYears = 20

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: Uint8Array.of(1, 0, 1),
}

const authorityBinding = { purpose: 'authority-key', owner: 'installation' }

function sealBinding(companyId: string) {
  return { purpose: 'seal-key', owner: companyId }
}

function generateKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
}

async function encryptKey(
  masterKey: MasterKey,
  binding: { purpose: string; owner: string },
  key: CryptoKey,
): Promise<EncryptedSecret> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key)
  return encryptSecret(masterKey, binding, new Uint8Array(pkcs8))
}

function decryptKey(
  masterKey: MasterKey,
  binding: { purpose: string; owner: string },
  secret: EncryptedSecret,
): Promise<CryptoKey> {
  const pkcs8 = decryptSecret(masterKey, binding, secret)
  return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), rsa, false, ['sign'])
}

function yearsAfter(start: Date, years: number): Date {
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}
