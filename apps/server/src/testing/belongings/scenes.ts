import type { Browser, TestProduct } from '../start-product.ts'
import type { TestCompany } from '../companies.ts'
import { textOf } from '../contract-text.ts'
import { createContract, fillSections } from '../contracts.ts'
import { OUTSIDER, sealNow, sendOut, signInside, signOutside } from '../signatures.ts'
import { enterToRead, findShare, shareOutside, THIRD_PARTY } from '../shares.ts'
import { standingContract } from '../standing-contracts.ts'
import { multipart, wordFile } from '../uploads.ts'
import { readSignedDocument } from '../../features/portfolio/search/read-signed-document.job.ts'
import { drawSignature } from '../../platform/sealing/testing/sealing-sample.ts'

/** The ids of what one contract holds, by the names that paths and bodies give them. */
export type Values = Record<string, unknown>

/** Whoever writes contracts in a company: what the acts of the scenes need of a person. */
export interface Writer {
  company: TestCompany
  browser: Browser
  personId: string
  email: string
}

export type Scene =
  | 'draft'
  | 'uploaded'
  | 'removed'
  | 'validating'
  | 'noticed'
  | 'out'
  | 'signed'
  | 'guest'
  | 'shared'
  | 'reader'

type MakeScene = (test: TestProduct, writer: Writer) => Promise<Values>

/** A contract in each state that some endpoint asks for. */
export const SCENES: Record<Scene, MakeScene> = {
  draft: async (_, { browser }) => {
    const { _id: contractId } = await createContract(browser)
    const text = await textOf(browser, contractId)
    const sectionId = await text.add('Objet')
    await fillSections(browser, contractId, 'Une seconde version')
    const sha256 = await uploadImage(browser, contractId)
    const { blocks } = await text.read()
    const steps = await browser.call('GET', `${text.contractPath}/steps`)
    return {
      contractId,
      textId: text.textId,
      sectionId,
      sha256,
      blockId: blocks[1]._id,
      afterBlockId: blocks[1]._id,
      stepId: steps.body[0]._id,
      afterSectionId: blocks[1].sections[0]._id,
      beforeSectionId: blocks[1].sections[0]._id,
    }
  },
  uploaded: async (_, { browser }) => {
    const uploadId = await uploadWord(browser)
    const from = { kind: 'upload', uploadId }
    return { uploadId, contractId: (await createContract(browser, { from }))._id }
  },
  removed: async (_, { browser }) => {
    const { _id: contractId } = await createContract(browser)
    const text = await textOf(browser, contractId)
    const sectionId = await text.add('Objet')
    const { blocks } = await text.read()
    const blockId = blocks[1]._id
    await browser.call('DELETE', `${text.path}/sections/${sectionId}`)
    await browser.call('DELETE', `${text.path}/blocks/${blockId}`)
    return { contractId, textId: text.textId, sectionId, blockId }
  },
  validating: async (_, { browser, personId }) => {
    const { _id: contractId } = await createContract(browser)
    await fillSections(browser, contractId)
    const steps = [{ name: 'Relecture', rule: 'all', validatorIds: [personId] }]
    const { body } = await browser.call('POST', `/contracts3/${contractId}/validation`, { steps })
    return { contractId, stepId: body.current.steps[0]._id }
  },
  noticed: async (test, { company, browser }) => {
    const contractId = await standingContract(
      test,
      company,
      {
        status: 'SIGNED',
        signatureDate: '2025-12-01',
        lifecycle: {
          effectiveDate: '2026-01-01',
          duration: { kind: 'span', count: 12, unit: 'months' },
          renewalType: 'tacit',
          renewalDuration: { count: 12, unit: 'months' },
          notice: { unit: 'months', count: 1 },
        },
      },
      browser,
    )
    const { body } = await browser.call('POST', `/contracts3/${contractId}/notices`, {
      kind: 'nonRenewal',
      sentOn: '2026-10-01',
      receivedOn: '2026-10-03',
    })
    return { contractId, noticeId: body.records.notices[0].id }
  },
  out: async (_, writer) => {
    const contractId = await filledContract(writer)
    const sha256 = await uploadImage(writer.browser, contractId)
    await showImage(writer.browser, contractId, sha256)
    const body = await send(writer, contractId, [inside(writer), OUTSIDER])
    return { contractId, sha256, signatoryId: body.current.signatories[0]._id }
  },
  signed: async (test, writer) => {
    const contractId = await filledContract(writer)
    await send(writer, contractId, [inside(writer)])
    await signInside(test, writer.company, contractId, writer)
    await sealNow(test, { ...writer.company, administrator: writer.browser }, contractId)
    await readSignedDocument(test.product.platform, {
      companyId: writer.company.companyId,
      contractId,
    })
    return { contractId }
  },
  guest: async (test, writer) => {
    const contractId = await filledContract(writer)
    const sha256 = await uploadImage(writer.browser, contractId)
    await showImage(writer.browser, contractId, sha256)
    await send(writer, contractId, [OUTSIDER])
    const { guest, path } = await signOutside(test, writer.company)
    await sealNow(test, { ...writer.company, administrator: writer.browser }, contractId)
    return { contractId, sha256, guest, invitationId: path.split('/').at(-1) }
  },
  shared: async (_, writer) => {
    const contractId = await filledContract(writer)
    return { contractId, shareId: await share(writer, contractId) }
  },
  reader: async (test, writer) => {
    const contractId = await filledContract(writer)
    const sha256 = await uploadImage(writer.browser, contractId)
    await showImage(writer.browser, contractId, sha256)
    await send(writer, contractId, [inside(writer)])
    await signInside(test, writer.company, contractId, writer)
    await sealNow(test, { ...writer.company, administrator: writer.browser }, contractId)
    const invitationId = await share(writer, contractId)
    const { guest } = await enterToRead(test, writer.company)
    return { contractId, sha256, guest, invitationId }
  },
}

async function share({ browser }: Writer, contractId: string): Promise<string> {
  const { status, body } = await shareOutside({ administrator: browser }, contractId)
  if (status !== 201) throw new Error(`sharing answered ${status}: ${JSON.stringify(body)}`)
  return (await findShare(browser, contractId, THIRD_PARTY))._id
}

const inside = ({ personId }: Writer) => ({ kind: 'internal', personId })

async function filledContract({ browser }: Writer): Promise<string> {
  const { _id } = await createContract(browser)
  await fillSections(browser, _id)
  return _id
}

async function send(
  { company, browser, personId }: Writer,
  contractId: string,
  signatories: object[],
) {
  const sender = { ...company, administrator: browser, administratorId: personId }
  const { status, body } = await sendOut(sender, contractId, signatories)
  if (status !== 201) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`)
  return body
}

async function uploadWord(browser: Browser): Promise<string> {
  const { payload, headers } = multipart('contrat.docx', wordFile([{ text: 'Article 1. Objet' }]))
  const { status, body } = await browser.call('POST', '/contracts3/uploads', payload, headers)
  if (status !== 201) throw new Error(`uploading a text answered ${status}`)
  return body._id
}

let images = 0

/** Each of its own width, so that no two are the same file. */
async function uploadImage(browser: Browser, contractId: string): Promise<string> {
  const { payload, headers } = multipart('logo.png', drawSignature(100 + (images += 1)))
  const { path } = await textOf(browser, contractId)
  const { status, body } = await browser.call('POST', `${path}/images`, payload, headers)
  if (status !== 201) throw new Error(`uploading an image answered ${status}`)
  return body.sha256
}

async function showImage(browser: Browser, contractId: string, file: string): Promise<void> {
  const text = await textOf(browser, contractId)
  const [section] = (await text.read()).blocks[0].sections
  const image = { type: 'image', attrs: { file, alt: '', widthPx: 100, heightPx: 120 } }
  await browser.call('PUT', `${text.path}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    version: section.version,
    content: { type: 'doc', content: [image] },
  })
}
