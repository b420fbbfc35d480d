import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textOf, type textAt } from '../../../testing/contract-text.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { signOnPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { makeTemplate } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const CAP = 'La responsabilité totale du Prestataire est limitée au prix annuel.'
const RAISED = 'La responsabilité totale du Prestataire est limitée au double du prix annuel.'

const admin = () => company.administrator
type Text = ReturnType<typeof textAt>
type Clause = Awaited<ReturnType<typeof publishedClause>>

async function insert(browser: Browser, text: Text, { id }: Clause, audience = 'anyone') {
  const { body } = await browser.call('POST', `${text.path}/sections`, {
    title: 'Responsabilité',
    level: 1,
    audience,
    content: paragraph(CAP),
    blockId: (await text.read()).blocks[0]._id,
    afterSectionId: null,
    clause: { clauseId: id, version: 1 },
  })
  return body.sections[0]._id as string
}

async function draftWith(clause: Clause, browser = admin(), audience = 'anyone') {
  const { _id } = await createContract(browser, { title: 'Infogérance' })
  const text = await textOf(browser, _id)
  return { _id, text, sectionId: await insert(browser, text, clause, audience) }
}

const usesOf = async (clause: Clause, query = '', browser = admin()) =>
  (await browser.call('GET', `${clause.path}/uses${query}`)).body

async function publishNext(clause: Clause, words = RAISED) {
  await clause.write(words)
  await clause.publish()
}

interface Used {
  textId: string
  places: { sectionId: string; sectionVersion: number }[]
}

const take = (clause: Clause, { textId, places: [place] }: Used, version = 2) =>
  admin().call('POST', `/texts/${textId}/sections/${place!.sectionId}/clauses/${clause.id}/taken`, {
    version,
    sectionVersion: place!.sectionVersion,
  })

describe('where a clause is used', () => {
  test('names the contract types whose playbook expects it', async () => {
    const clause = await publishedClause(company, CAP)
    const path = '/administration/contract-types'
    const playbook = { [clause.id]: 'must' }
    const { body } = await admin().call('POST', path, { title: 'Infogérance', playbook })
    expect((await usesOf(clause)).impact.types).toEqual([{ _id: body._id, name: 'Infogérance' }])
  })

  test('is listed by template and contract, and counted', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await makeTemplate(company)
    await insert(admin(), template.text, clause)
    const draft = await draftWith(clause)
    await draft.text.save(draft.sectionId, { text: RAISED })
    const { value, count, impact } = await usesOf(clause)
    expect(count).toBe(2)
    expect(impact).toEqual({ templates: 1, drafts: 1, signed: 0, behind: 0, types: [] })
    expect(value).toMatchObject([
      { kind: 'template', _id: template.id, places: [{ version: 1, standing: 'same' }] },
      { kind: 'draft', _id: draft._id, title: 'Infogérance', places: [{ standing: 'changed' }] },
    ])
  })

  test('is told apart by version', async () => {
    const clause = await publishedClause(company, CAP)
    const older = await draftWith(clause)
    await publishNext(clause)
    const newer = await draftWith(clause)
    const { value } = await usesOf(clause, '?behind=true')
    await take(clause, value[0])
    const oldest = await draftWith(clause)
    const all = await usesOf(clause)
    expect(all.versions).toEqual([
      { version: 2, count: 1 },
      { version: 1, count: 2 },
    ])
    const [first, second] = [await usesOf(clause, '?version=1'), await usesOf(clause, '?version=2')]
    const ids = ({ value: uses }: { value: { _id: string }[] }) => uses.map(({ _id }) => _id)
    expect([ids(first), first.count, first.versions]).toEqual([
      expect.arrayContaining([newer._id, oldest._id]),
      2,
      all.versions,
    ])
    expect([ids(second), second.count]).toEqual([[older._id], 1])
  })

  test('leaves out what was taken out of a text, and texts that were deleted', async () => {
    const clause = await publishedClause(company, CAP)
    const draft = await draftWith(clause)
    await admin().call('DELETE', `${draft.text.path}/sections/${draft.sectionId}`)
    expect(await usesOf(clause)).toMatchObject({ count: 0, impact: { drafts: 0 } })
    const other = await draftWith(clause)
    await admin().call('DELETE', `/contracts3/${other._id}`)
    expect(await usesOf(clause)).toMatchObject({ count: 0 })
  })

  test('names no contract to whom it is not shared, and no section hidden from them', async () => {
    const clause = await publishedClause(company, CAP)
    const own = await draftWith(clause)
    const writer = await company.join('contractManager', 'Inès Marchetti')
    const theirs = await draftWith(clause, writer.browser)
    const seen = await usesOf(clause, '', writer.browser)
    expect(seen.value.map(({ _id }: { _id: string }) => _id)).toEqual([theirs._id])
    expect(seen.impact.drafts).toBe(1)
    expect(own._id).not.toBe(theirs._id)
    const reader = await company.join('contractManager', 'Paul Roy')
    await grantLevel(product, company, {
      contractId: theirs._id,
      personId: reader.personId,
      level: 'reader',
    })
    const restricted = await draftWith(clause, writer.browser, 'thirdParties')
    await grantLevel(product, company, {
      contractId: restricted._id,
      personId: reader.personId,
      level: 'reader',
    })
    const open = await usesOf(clause, '', reader.browser)
    expect(open.value.map(({ _id }: { _id: string }) => _id)).toEqual([theirs._id])
  })
})

describe('a newer version', () => {
  test('is proposed to templates and drafts, and taken one by one', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await makeTemplate(company)
    await insert(admin(), template.text, clause)
    await template.write('Objet.')
    await template.publish()
    const draft = await draftWith(clause)
    await publishNext(clause)
    const { value, impact } = await usesOf(clause, '?behind=true')
    expect(impact.behind).toBe(2)
    expect(value).toMatchObject([{ taking: null }, { taking: null }])
    for (const use of value) expect((await take(clause, use)).status).toBe(200)
    const sections = (await draft.text.read()).blocks[0].sections
    expect(sections.at(-1)).toMatchObject({
      content: paragraph(RAISED),
      clauses: [{ version: 2, standing: 'same' }],
    })
    expect(await template.read()).toMatchObject({ isChanged: true })
    expect(await usesOf(clause, '?behind=true')).toMatchObject({ count: 0, impact: { behind: 0 } })
    const { body } = await admin().call('GET', `/contracts3/${draft._id}/activity`)
    expect(JSON.stringify(body)).toContain('repris la version 2 de la clause')
  })

  test('is not taken over words written since, nor into a locked section', async () => {
    const clause = await publishedClause(company, CAP)
    const draft = await draftWith(clause)
    await publishNext(clause)
    const [use] = (await usesOf(clause, '?behind=true')).value
    await draft.text.save(draft.sectionId, { text: `${CAP} Écrit depuis.` })
    expect((await take(clause, use)).status).toBe(412)
    const [fresh] = (await usesOf(clause, '?behind=true')).value
    await admin().call('PUT', `${draft.text.path}/sections/${draft.sectionId}/lock`, {
      isLocked: true,
    })
    expect(await faultOf(await take(clause, fresh))).toEqual([409, '', 'SECTION_LOCKED'])
  })

  test('is not proposed from here past the draft, and never to what is signed', async () => {
    const clause = await publishedClause(company, CAP)
    const negotiated = await draftWith(clause)
    const signed = await draftWith(clause)
    await publishNext(clause)
    const { platform } = product.product
    await platform.inCompany(company.companyId, (db) =>
      db
        .update('contract')
        .set({ status: 'NEGOTIATION' })
        .where('contract.id', '=', negotiated._id)
        .execute(),
    )
    await signOnPaper(product, company, signed._id)
    const { value, impact } = await usesOf(clause)
    expect(impact).toEqual({ templates: 0, drafts: 1, signed: 1, behind: 1, types: [] })
    expect(value).toMatchObject([
      { _id: negotiated._id, kind: 'draft', taking: { code: 'CLAUSE_TAKEN_IN_DRAFTS_ONLY' } },
      { _id: signed._id, kind: 'signed' },
    ])
    const [, contract] = value
    expect((await take(clause, contract)).status).toBe(409)
  })
})
