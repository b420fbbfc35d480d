import { execFileSync, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { verifySealedPdf } from '../../../platform/sealing/verify-sealed-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  OUTSIDER,
  sealNow,
  sendOut,
  sha256,
  signableContract,
  signInside,
  signOutside,
} from '../../../testing/signatures.ts'
import { multipart } from '../../../testing/uploads.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { authorityCertificate } from './authority-certificate.query.ts'
import { sealSignedContract } from './seal-contract.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let sealed: Buffer
let roots: Uint8Array[]

beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-11-20T22:45:00Z')
  company = await signUpCompany(product, 'Étoile & Fils')
  contractId = await signableContract(company)
  await sendOut(company, contractId)
  const image = `data:image/png;base64,${Buffer.from(drawSignature()).toString('base64')}`
  await signOutside(product, company, OUTSIDER.email, { kind: 'drawn', image })
  // Past midnight in Paris, still the day before in London.
  product.clock.set('2026-11-20T23:30:00Z')
  const { body } = await company.administrator.call('GET', '/me')
  const me = { browser: company.administrator, email: body.email as string }
  await signInside(product, company, contractId, me)
  product.clock.advance(5000)
  await sealNow(product, company, contractId)
  sealed = (await company.administrator.call('GET', at('/signed'))).bytes
  const root = await product.product.platform.inCompany(company.companyId, authorityCertificate)
  roots = root ? [root] : []
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})

const at = (path = '') => `/contracts3/${contractId}${path}`
const verify = (pdf: Uint8Array) =>
  verifySealedPdf({ pdf, trustedRoots: roots, now: product.clock.now() })

describe('the sealed PDF', () => {
  test('is accepted by our verifier, with the evidence of both', () => {
    const { valid, seal, evidence } = verify(sealed)
    expect([valid, seal?.level, seal?.organisation]).toEqual([true, 'B-B', 'Étoile & Fils'])
    expect(evidence?.signers).toMatchObject([
      {
        position: 1,
        name: OUTSIDER.name,
        email: OUTSIDER.email,
        relation: 'outside',
        role: 'Présidente',
        ipAddress: '127.0.0.1',
        signature: { kind: 'drawn' },
        placement: { page: 1 },
      },
      { position: 2, name: 'Anne Martin', relation: 'inside', signature: { kind: 'typed' } },
    ])
    expect(evidence?.signers[0]?.events.map(({ action }) => action)).toEqual([
      'invited',
      'codeSent',
      'codeVerified',
      'displayed',
      'consented',
      'codeSent',
      'codeVerified',
      'signed',
    ])
    expect(evidence?.signers[0]?.consent.text).toContain('J’accepte de le signer')
    expect(evidence?.request).toMatchObject({ sentBy: { name: 'Anne Martin' }, inOrder: true })
  })

  test('begins with the PDF that was shown and that the codes were bound to', async () => {
    const { evidence } = verify(sealed)
    const { body } = await company.administrator.call('GET', at('/signature'))
    const shown = sealed.subarray(0, evidence?.document.byteLength)
    expect(sha256(shown)).toBe(body.current.documentSha256)
    for (const signer of evidence?.signers ?? [])
      expect(signer.code.documentSha256).toBe(body.current.documentSha256)
  })

  test('is rejected after one changed byte, wherever it is', () => {
    for (const place of [0.01, 0.2, 0.5, 0.8, 0.99]) {
      const changed = Buffer.from(sealed)
      const index = Math.floor(sealed.length * place)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect([place, verify(changed).valid]).toEqual([place, false])
    }
    expect(verify(Buffer.concat([sealed, Buffer.from('\n')])).valid).toBe(false)
    expect(verify(sealed.subarray(0, sealed.length - 1)).valid).toBe(false)
  })

  const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined
  test.skipIf(!hasPdfsig)('pdfsig: Signature is Valid, Total document signed', async () => {
    const path = join(product.dataDirectory, 'sealed.pdf')
    await writeFile(path, sealed)
    const said = execFileSync('pdfsig', [path], { encoding: 'utf8' })
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('Total document signed')
  })

  test('names the head of the audit chain at that time', async () => {
    const { evidence } = verify(sealed)
    const head = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('audit_event')
        .where('audit_event.sequence', '=', evidence!.auditHead.sequence)
        .select(['audit_event.hash', 'audit_event.action'])
        .executeTakeFirstOrThrow(),
    )
    expect([head.hash?.toString('hex'), head.action]).toEqual([
      evidence!.auditHead.hash,
      'signature.completed',
    ])
  })
})

describe('an uploaded copy', () => {
  const upload = async (bytes: Buffer, browser = company.administrator) => {
    const { payload, headers } = multipart('copie.pdf', bytes)
    return browser.call('POST', at('/verification'), payload, headers)
  }

  test('that is ours is recognised', async () => {
    const { body } = await upload(sealed)
    expect(body).toMatchObject({
      isValid: true,
      isThisCopy: true,
      organisation: 'Étoile & Fils',
      contract: { isThisOne: true },
      signers: [{ name: OUTSIDER.name }, {}],
    })
    expect(body.findings).toMatchObject([
      { code: 'REVOCATION_NOT_CHECKED', severity: 'notice' },
      { code: 'TIME_NOT_ATTESTED', severity: 'notice' },
    ])
  })

  test('with one changed byte is rejected with an explanation', async () => {
    const changed = Buffer.from(sealed)
    changed[2000] = (changed[2000] ?? 0) ^ 1
    const { body } = await upload(changed)
    expect([body.isValid, body.isThisCopy]).toEqual([false, false])
    expect(body.findings.map(({ message }: { message: string }) => message)).toContain(
      'Le contenu a été modifié\u202F: il ne correspond pas à la signature.',
    )
  })

  test('that is not a PDF, or not visible, is refused', async () => {
    expect((await upload(Buffer.from('bonjour'))).body.findings[0].code).toBe('PDF_UNREADABLE')
    const other = await signUpCompany(product)
    expect((await upload(sealed, other.administrator)).status).toBe(404)
  })
})

describe('the contract', () => {
  test('is signed on the day of the last signature, in the company’s time zone', async () => {
    const { body } = await company.administrator.call('GET', at())
    expect(body).toMatchObject({ signatureDate: '2026-11-21', status: 'SIGNED', isLocked: true })
  })

  test('cannot be changed by anyone in any way', async () => {
    const { administrator } = company
    const text = await textOf(administrator, contractId)
    const [block] = (await text.read()).blocks
    const section = block.sections[0]
    const answers = [
      await text.save(section._id, { text: 'Un octet.' }),
      await administrator.call('PUT', at(), { reference: 'AUTRE' }),
      await administrator.call('PUT', at('/fields'), { values: {} }),
      await administrator.call('DELETE', `${text.path}/sections/${section._id}`),
      await sendOut(company, contractId),
      await administrator.call('POST', at('/validation'), { steps: [] }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'CONTRACT_LOCKED']),
    )
    const renamed = await administrator.call('PUT', at(), { title: 'Autre' })
    expect([renamed.status, renamed.body.code]).toEqual([409, 'TITLE_SEALED'])
  })

  test('is announced to those waiting for it', async () => {
    const { body } = await company.administrator.call('GET', '/notification?$top=10&$skip=0')
    expect(body.value.map(({ type }: { type: string }) => type)).toContain('contractSealed')
  })
})

describe('the job', () => {
  test('that runs again seals and sends nothing twice', async () => {
    const before = await mailsOf(product, company)
    const { body } = await company.administrator.call('GET', at('/signature'))
    const job = { companyId: company.companyId, requestId: body.current._id as string }
    await sealSignedContract(product.product.platform, job)
    const after = await company.administrator.call('GET', at('/signature'))
    expect(after.body.current.seal).toEqual(body.current.seal)
    expect(await mailsOf(product, company)).toHaveLength(before.length)
  })

  test('run twice concurrently makes one seal', async () => {
    const second = await signableContract(company)
    await sendOut(company, second, [OUTSIDER])
    await signOutside(product, company)
    const path = `/contracts3/${second}/signature`
    const { body } = await company.administrator.call('GET', path)
    const job = { companyId: company.companyId, requestId: body.current._id as string }
    const mails = (await mailsOf(product, company, OUTSIDER.email)).length
    await Promise.all([
      sealSignedContract(product.product.platform, job),
      sealSignedContract(product.product.platform, job),
    ])
    const copies = (await mailsOf(product, company, OUTSIDER.email)).length - mails
    expect(copies).toBe(1)
    const { current } = (await company.administrator.call('GET', path)).body
    expect([current.state, current.seal.level]).toEqual(['sealed', 'B-B'])
  })

  test('that keeps failing raises an alarm once and succeeds in the end', async () => {
    const third = await signableContract(company)
    await sendOut(company, third, [OUTSIDER])
    await signOutside(product, company)
    const path = `/contracts3/${third}/signature`
    const { body } = await company.administrator.call('GET', path)
    const job = { companyId: company.companyId, requestId: body.current._id as string }
    const { platform } = product.product
    const logged: string[] = []
    const broken = {
      ...platform,
      files: { ...platform.files, open: () => Promise.reject(new Error('no disk')) },
      log: { ...platform.log, error: (event: string) => logged.push(event) },
    }
    for (let attempt = 0; attempt < 8; attempt += 1)
      await expect(sealSignedContract(broken, job)).rejects.toThrow('no disk')
    expect(logged).toEqual(['seal.delayed'])
    const { value } = (await company.administrator.call('GET', '/notification?$top=50&$skip=0'))
      .body
    const alarms = value.filter(({ type }: { type: string }) => type === 'sealDelayed')
    expect(alarms).toHaveLength(1)
    expect((await company.administrator.call('GET', path)).body.current.state).toBe('sealing')
    await sealSignedContract(platform, job)
    expect((await company.administrator.call('GET', path)).body.current.state).toBe('sealed')
  })
})
