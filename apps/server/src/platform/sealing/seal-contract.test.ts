import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from '../pdf/render-typst.ts'
import { readPdfText } from '../pdf/testing/read-pdf-text.ts'
import { decodeEvidence } from './evidence.ts'
import { SealNotAcceptedError, sealContract } from './seal-contract.ts'
import { SealError } from './seal-pdf.ts'
import { signerEvidenceText } from './signer-evidence.ts'
import { picturePages } from './testing/picture-pages.ts'
import {
  company,
  createSealSample,
  evidenceOf,
  renderShownPdf,
  withPlacements,
} from './testing/sealing-sample.ts'
import { readAttachedFiles } from './verification/attached-files.ts'
import { openPdfFile } from './verification/pdf-file.ts'
import { verifyEvidence } from './verification/sealed-evidence.ts'
import { verifySealedPdf } from './verify-sealed-pdf.ts'

const shown = await renderShownPdf()
const evidence = evidenceOf(shown)
const { sealKey, root } = await createSealSample()
const request = { shownPdf: shown.pdf, evidence, sealKey }
const sealed = await sealContract(request)
const now = new Date('2026-04-01')
let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tacite-seal-'))
  await writeFile(join(directory, 'sealed.pdf'), sealed.pdf)
  const pem = Buffer.from(root)
    .toString('base64')
    .replace(/(.{64})/g, '$1\n')
  await writeFile(
    join(directory, 'root.pem'),
    `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  )
})
afterAll(async () => {
  stopTypst()
  await rm(directory, { recursive: true })
})

describe('a sealed contract', () => {
  test('is accepted by our verifier, which names the clock it relies on', () => {
    const verification = verifySealedPdf({ pdf: sealed.pdf, trustedRoots: [root], now })
    expect(verification).toMatchObject({
      valid: true,
      findings: [
        { code: 'REVOCATION_NOT_CHECKED', severity: 'notice' },
        { code: 'TIME_NOT_ATTESTED', severity: 'notice' },
      ],
      seal: {
        level: 'B-B',
        organisation: 'Étoile & Fils SARL',
        claimedAt: new Date(evidence.sealedAt),
      },
      evidence,
    })
  })

  test('begins with the exact bytes that were shown', () => {
    const beginning = sealed.pdf.subarray(0, evidence.document.byteLength)
    expect(createHash('sha256').update(beginning).digest('hex')).toBe(evidence.document.sha256)
  })

  test('shows the same pages, then the certificate', async () => {
    const [before, after] = [await picturePages(shown.pdf), await picturePages(sealed.pdf)]
    expect(after).toHaveLength(shown.pageCount + sealed.certificatePageCount)
    expect(after.slice(0, shown.pageCount)).toEqual(before)
    const text = await readPdfText(sealed.pdf)
    expect(text.slice(0, shown.pageCount)).toEqual(await readPdfText(shown.pdf))
    const certificate = text.slice(shown.pageCount).join(' ').replace(/\s+/g, ' ')
    for (const said of [
      'Certificat de signature',
      evidence.document.sha256,
      evidence.auditHead.hash,
      'Élodie Müller-Nguyên',
      '28 mars 2026 à 10:13:05 (UTC+01:00)',
      '30 mars 2026 à 10:15:44 (UTC+02:00)',
      'signature électronique simple',
      '203.0.113.0/24',
      '2001:db8:85a3::/48',
    ]) {
      expect(certificate).toContain(said)
    }
    expect(certificate).not.toContain('203.0.113.42')
  })

  test('carries the shown document, the evidence and a text for each signer', () => {
    const files = readAttachedFiles(openPdfFile(sealed.pdf))
    expect([...files.keys()]).toEqual([
      'evidence.json',
      'original.pdf',
      'signer-1.txt',
      'signer-2.txt',
    ])
    expect(Buffer.from(files.get('original.pdf')?.() ?? []).equals(shown.pdf)).toBe(true)
    expect(decodeEvidence(files.get('evidence.json')?.() ?? new Uint8Array())).toEqual(evidence)
    const text = Buffer.from(files.get('signer-1.txt')?.() ?? []).toString()
    expect(text).toContain('Preuve de signature d’Élodie Müller-Nguyên')
    expect(text).toContain('203.0.113.42')
  })

  test('declares PDF/A-3, because of its attachments', () => {
    const text = Buffer.from(sealed.pdf.subarray(shown.pdf.length)).toString('latin1')
    expect(text).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A')
    expect(text).toContain('/AFRelationship /Source')
  })

  test('is the same file when made again', async () => {
    const again = await sealContract(request)
    expect(again.sha256).toBe(sealed.sha256)
  })

  test('is not made from another document than the one people confirmed', async () => {
    const other = { ...evidence, document: { ...evidence.document, sha256: '0'.repeat(64) } }
    await expect(sealContract({ ...request, evidence: other })).rejects.toThrow(
      'ORIGINAL_HASH_MISMATCH',
    )
  })

  test('is not sealed a second time', async () => {
    const sealing = sealContract({ ...request, shownPdf: sealed.pdf })
    await expect(sealing).rejects.toThrow(SealError)
    await expect(sealing).rejects.toThrow('PDF_SEALED_ALREADY')
  })

  test("is not made with another company's seal", async () => {
    const foreign = await createSealSample({ companyId: '0190f7a2-7b1c-7000-8000-00000000000f' })
    const sealing = sealContract({ ...request, sealKey: foreign.sealKey })
    await expect(sealing).rejects.toThrow(SealNotAcceptedError)
    await expect(sealing).rejects.toThrow('ORGANISATION_MISMATCH')
  })

  test('is not made before its certificate is valid', async () => {
    const late = await createSealSample({ sealFrom: '2026-06-01' })
    const sealing = sealContract({ ...request, sealKey: late.sealKey })
    await expect(sealing).rejects.toThrow('CERTIFICATE_OUTSIDE_VALIDITY')
  })
})

describe('a contract with places for signatures', () => {
  const placed = withPlacements(evidence)
  const seal = () => sealContract({ ...request, evidence: placed })

  test('shows them there, and its pages keep their content', async () => {
    const { pdf } = await seal()
    await writeFile(join(directory, 'placed.pdf'), pdf)
    expect(verifySealedPdf({ pdf, trustedRoots: [root], now })).toMatchObject({ valid: true })
    const [before, after] = [await picturePages(shown.pdf), await picturePages(pdf)]
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    const pages = { withAnnotations: false }
    const bare = await picturePages(pdf, pages)
    expect(bare.slice(0, 2)).toEqual(await picturePages(shown.pdf, pages))
    expect((await readPdfText(pdf)).slice(0, 2)).toEqual(await readPdfText(shown.pdf))
  })

  test('is refused when a signature is elsewhere than the evidence says', async () => {
    const { pdf } = await seal()
    const moved = Buffer.from(pdf).toString('latin1').replace('/Rect [82.2', '/Rect [12.2')
    const findings = verifyEvidence(openPdfFile(Buffer.from(moved, 'latin1')), company.id)
    expect(findings.findings).toMatchObject([{ code: 'ORIGINAL_NOT_PRESERVED' }])
  })

  test('is not made when a place is on no page', async () => {
    const [first] = placed.signers
    if (!first?.placement) throw new Error('No signer')
    const lost = { ...first, placement: { ...first.placement, page: 9 } }
    const sealing = sealContract({ ...request, evidence: { ...evidence, signers: [lost] } })
    await expect(sealing).rejects.toThrow('No page 9')
  })
})

describe('evidence of a signer', () => {
  test.each([
    ['fr', 'Preuve de signature d’Élodie'],
    ['en', 'Evidence of the signature of'],
    ['es', 'Prueba de la firma de'],
  ] as const)('is stated in %s', (locale, title) => {
    const [first] = evidence.signers
    if (!first) throw new Error('No signer')
    const text = signerEvidenceText(evidence, first, locale)
    expect(text).toContain(title)
    expect(text).toContain(evidence.document.sha256)
    expect(text).not.toContain('undefined')
  })
})

const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined
const hasCertutil = spawnSync('certutil', ['-H']).error === undefined
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined

describe('other verifiers', () => {
  test.skipIf(!hasPdfsig)('pdfsig: valid, and the whole document signed', () => {
    const said = execFileSync('pdfsig', [join(directory, 'sealed.pdf')], { encoding: 'utf8' })
    expect(said).toContain('Signature Validation: Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
  })

  test.skipIf(!hasPdfsig || !hasCertutil)(
    'pdfsig: trusted by a reader that trusts the root',
    () => {
      const database = `sql:${directory}`
      execFileSync('certutil', ['-N', '-d', database, '--empty-password'])
      const trust = [
        '-A',
        '-d',
        database,
        '-n',
        'root',
        '-t',
        'C,C,C',
        '-i',
        join(directory, 'root.pem'),
      ]
      execFileSync('certutil', trust)
      const call = ['-nssdir', database, join(directory, 'sealed.pdf')]
      const said = execFileSync('pdfsig', call, { encoding: 'utf8' })
      expect(said).toContain('Certificate Validation: Certificate is Trusted.')
    },
  )

  test.skipIf(!hasOpenssl)('openssl: a CAdES signature of the bytes it covers', async () => {
    const [, before = 0, after = 0] =
      /\/ByteRange \[0 (\d+) (\d+) \d+\]/
        .exec(Buffer.from(sealed.pdf).toString('latin1'))
        ?.map(Number) ?? []
    const bytes = Buffer.from(sealed.pdf)
    const content = Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)])
    const cms = Buffer.from(bytes.toString('latin1', before + 1, after - 1), 'hex')
    await writeFile(join(directory, 'content'), content)
    await writeFile(join(directory, 'cms.der'), cms.subarray(0, 4 + cms.readUInt16BE(2)))
    const options =
      '-verify -inform der -binary -cades -purpose any -in cms.der -content content -CAfile root.pem -out verified'
    const { status, stderr } = spawnSync('openssl', ['cms', ...options.split(' ')], {
      cwd: directory,
      encoding: 'utf8',
    })
    expect(stderr).toContain('CAdES Verification successful')
    expect(status).toBe(0)
  })
})
