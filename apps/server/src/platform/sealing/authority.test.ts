import { X509Certificate } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthority, issueSealCertificate, openSealKey } from './authority.ts'
import type { StoredCertificate } from './authority.ts'
import { SecretError, decryptSecret, encryptSecret } from './encrypted-secret.ts'
import { MasterKeyError, openMasterKey } from './master-key.ts'
import { company, masterKey } from './testing/sealing-sample.ts'

describe('the master key', () => {
  let directory = ''
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'tacite-key-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  test('is created once, even by processes that start together, readable by its owner alone', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => openMasterKey(directory)))
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
    expect(await openMasterKey(directory)).toEqual(keys[0])
    const { mode } = await stat(join(directory, 'master-key.json'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('is refused when others may read it, or when it is damaged', async () => {
    const path = join(directory, 'master-key.json')
    await chmod(path, 0o640)
    await expect(openMasterKey(directory)).rejects.toThrow('chmod 600')
    await chmod(path, 0o600)
    const key = await readFile(path)
    await writeFile(path, key.subarray(0, 40))
    await expect(openMasterKey(directory)).rejects.toThrow(MasterKeyError)
  })
})

describe('an encrypted secret', () => {
  const binding = { purpose: 'seal-key', owner: company.id }
  const secret = encryptSecret(masterKey, binding, Buffer.from('hidden'))

  test('decrypts for its owner and purpose', () => {
    expect(Buffer.from(decryptSecret(masterKey, binding, secret)).toString()).toBe('hidden')
  })

  test.each([
    ['another owner', { ...binding, owner: 'b' }, secret],
    ['another purpose', { ...binding, purpose: 'webhook' }, secret],
    ['another key', binding, { ...secret, masterKeyId: 'other' }],
    ['a cut text', binding, { ...secret, ciphertext: secret.ciphertext.slice(0, 8) }],
    ['another nonce', binding, { ...secret, nonce: Buffer.alloc(12).toString('base64') }],
  ])('does not decrypt for %s', (_, otherBinding, otherSecret) => {
    expect(() => decryptSecret(masterKey, otherBinding, otherSecret)).toThrow(SecretError)
  })
})

describe('the authority', () => {
  const long = {
    id: company.id,
    name: 'Société d’exploitation des établissements Müller & Fils'.repeat(2),
  }
  let authority: StoredCertificate
  let seal: StoredCertificate
  beforeAll(async () => {
    authority = await createAuthority({
      masterKey,
      name: 'contrats.example',
      validFrom: new Date('2015-01-01'),
    })
    const validFrom = new Date('2026-02-28T23:59:59.900Z')
    seal = await issueSealCertificate({ masterKey, authority, company: long, validFrom })
  })

  test('issues a seal certificate that chains to it', () => {
    const root = new X509Certificate(authority.certificateDer)
    const certificate = new X509Certificate(seal.certificateDer)
    expect(certificate.verify(root.publicKey) && certificate.checkIssued(root)).toBe(true)
    expect([root.ca, certificate.ca]).toEqual([true, false])
    expect(root.validToDate).toEqual(new Date('2055-01-01'))
    expect(certificate.validFromDate).toEqual(new Date('2026-02-28T23:59:59Z'))
    expect(certificate.validToDate).toEqual(new Date('2046-02-28T23:59:59Z'))
    expect(certificate.subject).toContain(`serialNumber=${company.id}`)
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'])
  })

  test('never issues a certificate that outlives it', async () => {
    const validFrom = new Date('2050-01-01')
    const late = await issueSealCertificate({ masterKey, authority, company, validFrom })
    expect(new X509Certificate(late.certificateDer).validToDate).toEqual(new Date('2055-01-01'))
  })

  test('opens a seal for its company only', async () => {
    const authorityCertificateDer = authority.certificateDer
    const open = (companyId: string) =>
      openSealKey({ masterKey, companyId, seal, authorityCertificateDer })
    await expect(open('0190f7a2-7b1c-7000-8000-00000000000f')).rejects.toThrow('is not one of')
    const { privateKey, chain } = await open(company.id)
    expect(privateKey.extractable).toBe(false)
    expect(chain).toEqual([seal.certificateDer, authority.certificateDer])
  })
})
