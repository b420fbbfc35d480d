import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { readPdfText } from '../../../platform/pdf/testing/read-pdf-text.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  contractForEachAudience,
  enterToRead,
  findShare,
  shareOutside,
  THIRD_PARTY,
} from '../../../testing/shares.ts'
import {
  enter,
  OUTSIDER,
  sendOut,
  signAndSeal,
  signableContract,
} from '../../../testing/signatures.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
// Mails are identified by their time, and each test starts on the same day.
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
})

const shares = () => `/contracts3/${contractId}/shares`
const shareId = async () => (await findShare(owner, contractId, THIRD_PARTY))._id as string

describe('a third party', () => {
  test('reads the text open to them, numbered as for everyone, and nothing internal', async () => {
    contractId = await contractForEachAudience(owner)
    await shareOutside(company, contractId, { level: 'commenter', expiresOn: '2026-12-31' })
    const { guest, path } = await enterToRead(product, company)
    const { body } = await guest.call('GET', path)
    expect(body).toMatchObject({
      company: 'Acme',
      sharedBy: 'Anne Martin',
      level: 'commenter',
      expiresOn: '2026-12-31',
      contract: { title: 'Contrat de maintenance', isSealed: false },
      reader: { email: THIRD_PARTY },
      sealed: { code: 'SIGNATURE_NOT_SEALED' },
    })
    const words = JSON.stringify(body)
    expect(words).toContain('Texte anyone')
    expect(words).toContain('Texte thirdParties')
    expect(words).not.toContain('collaborators')
    const numbers = body.blocks
      .flatMap(({ sections }: { sections: { number: string; title: string }[] }) => sections)
      .map(({ number, title }: { number: string; title: string }) => [title, number])
    expect(numbers).toContainEqual(['Titre thirdParties', ''])

    const pdf = await guest.call('GET', `${path}.pdf`)
    const text = (await readPdfText(pdf.bytes)).join('\n')
    expect(text).toContain('Texte anyone')
    expect(text).toContain('Texte thirdParties')
    expect(text).not.toContain('collaborators')
    const seen = await findShare(owner, contractId, THIRD_PARTY)
    expect(seen.invitation).toMatchObject({
      state: 'opened',
      lastOpenedAt: '2026-11-20T09:00:00.000Z',
    })
    const activity = await owner.call('GET', `/contracts3/${contractId}/activity`)
    expect(JSON.stringify(activity.body)).toContain('a ouvert le contrat partagé')
  })

  test('sees the images of the open text and no others', async () => {
    const { _id } = await createContract(owner)
    contractId = _id
    const text = await textOf(owner, contractId)
    const shown = await placeImage(text, 'anyone', 131)
    const hidden = await placeImage(text, 'collaborators', 132)
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const image = async (sha256: string) =>
      (await guest.call('GET', `${path}/images/${sha256}`)).status
    expect([await image(shown), await image(hidden)]).toEqual([200, 404])
  })

  test('is shown the labels of the empty fields of the open text and no others', async () => {
    const { _id } = await createContract(owner)
    contractId = _id
    const text = await textOf(owner, contractId)
    const { body } = await owner.call('GET', `/contracts3/${contractId}/document`)
    const [one, two] = body.fields.filter(
      ({ variable }: { variable: string }) => !(variable in body.values),
    )
    await placeField(text, 'anyone', one.variable)
    await placeField(text, 'collaborators', two.variable)
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const answer = await guest.call('GET', path)
    expect(answer.body.labels).toEqual({ [one.variable]: one.label })
  })

  test('gets the sealed copy once it is signed, unless it contains hidden sections', async () => {
    contractId = await signableContract(company)
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const early = await guest.call('GET', `${path}/signed`)
    expect([early.status, early.body.code]).toEqual([404, 'SIGNATURE_NOT_SEALED'])
    await signAndSeal(product, company, contractId)
    expect((await guest.call('GET', path)).body).toMatchObject({
      sealed: null,
      contract: { isSealed: true },
    })
    expect((await guest.call('GET', `${path}/signed`)).status).toBe(200)

    // Signed scans or imports may contain such a section; the built-in signature refuses it.
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('text_section')
        .set({ audience: 'collaborators' })
        .where(
          'text_section.text_id',
          '=',
          sql<string>`(select text_id from contract where id = ${contractId})`,
        )
        .execute(),
    )
    const kept = await guest.call('GET', `${path}/signed`)
    expect([kept.status, kept.body.code]).toEqual([404, 'SHARE_SEAL_HOLDS_HIDDEN'])
    expect((await guest.call('GET', path)).body.sealed.code).toBe('SHARE_SEAL_HOLDS_HIDDEN')
  })

  test('chooses the language of the page and of mails', async () => {
    contractId = (await createContract(owner))._id
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    expect((await guest.call('PUT', `${path}/language`, { i18n: 'es' })).status).toBe(204)
    expect((await guest.call('GET', path)).body.i18n).toBe('es')
    await owner.call('POST', `${shares()}/${await shareId()}/invitation`)
    const mails = await mailsOf(product, company, THIRD_PARTY)
    expect(mails.at(-1)?.subject).toContain('comparte con usted')
  })

  test('learns at the next request of a revocation or expiry, and continues after an extension', async () => {
    contractId = (await createContract(owner))._id
    await shareOutside(company, contractId, { expiresOn: '2026-11-25' })
    const { guest, path } = await enterToRead(product, company)
    await company.comeBack('2026-11-26T09:00:00Z')
    const late = await guest.call('GET', path)
    expect(await faultOf(late)).toEqual([409, '', 'SHARE_EXPIRED'])
    expect((await findShare(owner, contractId, THIRD_PARTY)).invitation.state).toBe('expired')
    const resent = await owner.call('POST', `${shares()}/${await shareId()}/invitation`)
    expect(await faultOf(resent)).toEqual([409, '', 'SHARE_TO_EXTEND'])
    await owner.call('PUT', `${shares()}/${await shareId()}`, {
      level: 'reader',
      expiresOn: '2026-11-30',
    })
    expect((await guest.call('GET', path)).status).toBe(200)
    await owner.call('DELETE', `${shares()}/${await shareId()}`)
    for (const rest of ['', '.pdf', '/signed']) {
      const { status, body } = await guest.call('GET', `${path}${rest}`)
      expect([rest, status, body.code]).toEqual([rest, 409, 'SHARE_REVOKED'])
    }
    // Once shared again, the device needs a new code.
    await shareOutside(company, contractId)
    expect((await guest.call('GET', path)).body.code).toBe('SHARE_REVOKED')
    const { guest: back, path: newPath } = await enterToRead(product, company)
    expect((await back.call('GET', newPath)).status).toBe(200)
  })
})

describe('a third party has no access', () => {
  test('in another share, in a signature, and to the application', async () => {
    contractId = (await createContract(owner))._id
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const invitation = path.replace('/contract', '')
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/document.pdf'],
      ['PUT', '/reading'],
      ['GET', '/signed'],
    ] as const)
      expect([rest, (await guest.call(method, invitation + rest)).status]).toEqual([rest, 404])
    expect(
      (
        await guest.call('POST', `${invitation}/code`, {
          consent: true,
          documentSha256: 'a'.repeat(64),
        })
      ).status,
    ).toBe(404)
    const signing = await signableContract(company)
    await sendOut(company, signing, [OUTSIDER])
    const signer = await enter(product, company)
    for (const rest of ['/contract', '/contract.pdf', '/contract/signed'])
      expect([rest, (await signer.guest.call('GET', signer.path + rest)).status]).toEqual([
        rest,
        404,
      ])

    const otherContract = (await createContract(owner))._id
    await shareOutside(company, otherContract, { emails: ['autre@exterieur.test'] })
    const second = await enterToRead(product, company, 'autre@exterieur.test')
    expect((await guest.call('GET', second.path)).status).toBe(401)
    expect((await guest.call('GET', signer.path)).status).toBe(401)
    expect((await second.guest.call('GET', path)).status).toBe(401)
    for (const inside of [
      '/me',
      `/contracts3/${contractId}`,
      `/contracts3/${contractId}/document`,
      `/contracts3/${contractId}/activity`,
      shares(),
      `${(await textOf(owner, contractId)).path}/preview`,
    ])
      expect([inside, (await guest.call('GET', inside)).status]).toEqual([inside, 401])
  })
})

type Text = Awaited<ReturnType<typeof textOf>>

async function placeImage(text: Text, audience: string, width: number): Promise<string> {
  const { payload, headers } = multipart('logo.png', drawSignature(width))
  const { body } = await owner.call('POST', `${text.path}/images`, payload, headers)
  await place(text, audience, {
    type: 'image',
    attrs: { file: body.sha256, alt: '', widthPx: 100, heightPx: 120 },
  })
  return body.sha256
}

async function placeField(text: Text, audience: string, variable: string): Promise<void> {
  const field = { type: 'field', attrs: { variable } }
  await place(text, audience, { type: 'paragraph', attrs: { align: 'left' }, content: [field] })
}

async function place(text: Text, audience: string, node: object): Promise<void> {
  const sectionId = await text.add(`Section ${audience}`)
  const { status, body } = await owner.call('PUT', `${text.path}/sections/${sectionId}`, {
    title: `Section ${audience}`,
    audience,
    version: 1,
    content: { type: 'doc', content: [node] },
  })
  if (status !== 200) throw new Error(`saving answered ${status}: ${JSON.stringify(body)}`)
}
