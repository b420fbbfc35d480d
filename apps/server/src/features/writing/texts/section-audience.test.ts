import type { Endpoint } from '@tacite/api/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { multipart, wordFile } from '../../../testing/uploads.ts'

/** In every title and text hidden from colleagues below editor, and nowhere else. */
const SECRET = 'zibeline'

let product: TestProduct
let company: TestCompany
let contractId: string
let text: Awaited<ReturnType<typeof textOf>>
let ids: Record<'open' | 'internal' | 'theirs' | 'below' | 'removed' | 'image', string>
let colleague: Browser
let colleagueId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const { administrator } = company
  const { payload, headers } = multipart('contrat.docx', wordFile([{ text: `Prix ${SECRET}` }]))
  const upload = await administrator.call('POST', '/contracts3/uploads', payload, headers)
  const from = { kind: 'upload', uploadId: upload.body._id }
  contractId = (await createContract(administrator, { from }))._id
  text = await textOf(administrator, contractId)
  ids = await writeSections()
  const joined = await company.join('contributor', 'Colette')
  ;[colleague, colleagueId] = [joined.browser, joined.personId]
  await grantLevel(product, company, { contractId, personId: colleagueId, level: 'suggester' })
})
afterAll(async () => {
  stopTypst()
  closeParsers()
  await product.stop()
})

async function writeSections() {
  const { administrator } = company
  const [first] = (await text.read()).blocks[0].sections
  await text.save(first._id, { title: 'Objet', text: 'Ouvert à tous' })
  const internal = await text.add('Marge', { after: first._id })
  await text.save(internal, { audience: 'collaborators', text: 'Entre nous' })
  const theirs = await text.add(`Remise ${SECRET}`, { after: internal })
  await text.save(theirs, { audience: 'thirdParties', text: `Pour eux ${SECRET}` })
  await text.save(theirs, { text: `Pour eux, deux fois ${SECRET}` })
  const below = await text.add(`Détail ${SECRET}`, { after: theirs, level: 2 })
  const { payload, headers } = multipart('logo.png', drawSignature(77))
  const uploaded = await administrator.call('POST', `${text.path}/images`, payload, headers)
  const image = uploaded.body.sha256 as string
  const node = { type: 'image', attrs: { file: image, alt: SECRET, widthPx: 77, heightPx: 20 } }
  await administrator.call('PUT', `${text.path}/sections/${below}`, {
    title: `Détail ${SECRET}`,
    audience: 'anyone',
    version: 1,
    content: { type: 'doc', content: [node] },
  })
  const removed = await text.add(`Ancien ${SECRET}`, { after: below, level: 2 })
  await administrator.call('DELETE', `${text.path}/sections/${removed}`)
  return { open: first._id as string, internal, theirs, below, removed, image }
}

const shownTo = async (browser: Browser) =>
  (await browser.call('GET', `${text.contractPath}/document`)).body.blocks[0].sections.map(
    ({ title }: { title: string }) => title,
  )

describe('a colleague below editor', () => {
  test('reads what is meant for collaborators, and nothing meant for third parties', async () => {
    expect(await shownTo(colleague)).toEqual(['Objet', 'Marge'])
    expect(await shownTo(company.administrator)).toEqual([
      'Objet',
      'Marge',
      `Remise ${SECRET}`,
      `Détail ${SECRET}`,
    ])
  })

  test('gets a preview without it', async () => {
    const { bytes } = await colleague.call('GET', `${text.path}/preview`)
    const words = await wordsOf(bytes)
    expect(words).toContain('Entre nous')
    expect(words).not.toContain(SECRET)
    const whole = await company.administrator.call('GET', `${text.path}/preview`)
    expect(await wordsOf(whole.bytes)).toContain(SECRET)
  })

  test('finds neither its versions nor its images nor the file that the text was made from', async () => {
    for (const id of [ids.theirs, ids.below, ids.removed]) {
      for (const path of ['versions', 'versions/1']) {
        const { status, body } = await colleague.call('GET', `${text.path}/sections/${id}/${path}`)
        expect([status, body.code]).toEqual([404, 'SECTION_NOT_FOUND'])
      }
    }
    expect((await colleague.call('GET', `${text.path}/images/${ids.image}`)).status).toBe(404)
    expect((await colleague.call('GET', `${text.contractPath}/original`)).status).toBe(404)
    expect((await colleague.call('GET', text.contractPath)).body.original).toBeNull()
    const { body } = await company.administrator.call('GET', text.contractPath)
    expect(body.original.name).toBe('contrat.docx')
  })

  test('sees in the activity that something happened, not what it was about', async () => {
    const told = async (browser: Browser) =>
      (await browser.call('GET', `${text.contractPath}/activity?$top=0`)).body.value.map(
        (one: { text: string }) => one.text,
      )
    const theirs = await told(colleague)
    expect(theirs).toContain('Anne Martin a modifié la section «\u202FMarge\u202F».')
    expect(theirs).toContain(
      'Anne Martin a modifié une partie du texte qui ne vous est pas ouverte.',
    )
    expect((await told(company.administrator)).join()).toContain(SECRET)
  })

  test('cannot learn of it from any endpoint, whatever they request', async () => {
    let asked = 0
    for (const endpoint of product.product.routes.map((route) => route.endpoint)) {
      for (const sectionId of endpoint.path.includes(':sectionId') ? hidden() : [ids.open]) {
        const answer = await ask(colleague, endpoint, sectionId)
        if (!answer) continue
        asked += 1
        const leaks = answer.bytes.includes(SECRET) || answer.bytes.includes(ids.theirs)
        expect([endpoint.method, endpoint.path, leaks]).toEqual([
          endpoint.method,
          endpoint.path,
          false,
        ])
      }
    }
    expect(asked).toBeGreaterThan(60)
  })

  test('reads all of it while they validate it', async () => {
    const joined = await company.join('validator', 'Valère')
    const steps = [{ name: 'Relecture', rule: 'all', validatorIds: [joined.personId] }]
    const asked = await company.administrator.call('POST', `${text.contractPath}/validation`, {
      steps,
    })
    expect(asked.status).toBe(201)
    expect(await shownTo(joined.browser)).toContain(`Remise ${SECRET}`)
    await company.administrator.call('DELETE', `${text.contractPath}/validation`)
  })
})

test('a version keeps its audience once its section is open to all', async () => {
  const noted = await text.add('Notes', { after: ids.open })
  await text.save(noted, { audience: 'thirdParties', text: `Avant ${SECRET}` })
  const opened = await company.administrator.call('PUT', `${text.path}/sections/${noted}`, {
    title: 'Notes',
    audience: 'anyone',
    version: 2,
    overwrites: true,
    content: paragraph('Après'),
  })
  expect(opened.status).toBe(200)
  const versionsOf = async (browser: Browser) =>
    (await browser.call('GET', `${text.path}/sections/${noted}/versions`)).body
  const all = await versionsOf(company.administrator)
  const seen = await versionsOf(colleague)
  expect([all.count, seen.count]).toEqual([2, 1])
  expect(seen.count).toBe(seen.value.length)
  for (const { version } of seen.value) {
    const path = `${text.path}/sections/${noted}/versions/${version}`
    expect((await colleague.call('GET', path)).bytes.includes(SECRET)).toBe(false)
  }
})

const wordsOf = async (pdf: Buffer) =>
  (await extractPdfText(pdf)).pages.map((page) => page.text).join('\n')

const hidden = () => [ids.theirs, ids.below, ids.removed]

/** Calls an endpoint about the contract with ids of its hidden parts, and a plausible body or none. */
function ask(browser: Browser, { method, path, upload, access }: Endpoint, sectionId: string) {
  const endsHere = path === '/events' || path === '/auth/signout'
  if (access === 'public' || access === 'invited' || upload || endsHere) return null
  const filled = path
    .replace(':contractId', contractId)
    .replace(':textId', text.textId)
    .replace(':sectionId', sectionId)
    .replace(':sha256', ids.image)
    .replace(':version', '1')
    .replace(/:\w+/g, '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b')
  return browser.call(
    method,
    filled,
    BODIES[`${method} ${path}`] ?? (method === 'GET' ? undefined : {}),
  )
}

/** A valid body for an act on a section, based on an outdated version. */
const stale = { title: 'x', audience: 'anyone', content: paragraph('x'), version: 1 }
const BODIES: Record<string, object> = {
  'PUT /texts/:textId/sections/:sectionId': stale,
  'POST /texts/:textId/sections/:sectionId/split': {
    ...stale,
    newTitle: 'y',
    newLevel: 1,
    newContent: paragraph('y'),
  },
  'PUT /texts/:textId/sections/:sectionId/place': { to: 'down' },
  'PUT /texts/:textId/sections/:sectionId/lock': { isLocked: true },
  'PUT /texts/:textId/sections/:sectionId/description': { description: 'x', replaces: '' },
  'PUT /texts/:textId/sections/:sectionId/numbering': { isNumbered: false },
  'POST /texts/:textId/sections/:sectionId/versions/:version/restored': { version: 1 },
  'POST /contracts3/:contractId/signature': { signatories: [] },
}
