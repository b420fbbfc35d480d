import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textOf, type textAt } from '../../../testing/contract-text.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { faultOf } from '../../../testing/refusals.ts'
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

/** A clause with one published version, and a contract with a section made of it. */
async function linkedContract() {
  const clause = await publishedClause(company, CAP)
  const text = await textOf(admin(), (await createContract(admin()))._id)
  return { clause, text, sectionId: await insert(admin(), text, clause) }
}

async function insert(browser: Browser, text: Text, clause: Clause, version = 1) {
  const { body } = await browser.call('POST', `${text.path}/sections`, {
    title: 'Responsabilité',
    level: 1,
    audience: 'anyone',
    content: paragraph(CAP),
    blockId: (await text.read()).blocks[0]._id,
    afterSectionId: null,
    clause: { clauseId: clause.id, version },
  })
  return body.sections?.[0]?._id as string
}

async function sectionOf(text: Text, sectionId: string) {
  const { blocks } = await text.read()
  return blocks
    .flatMap(({ sections }: { sections: { _id: string }[] }) => sections)
    .find(({ _id }: { _id: string }) => _id === sectionId)
}

const clausesOf = async (text: Text, sectionId: string) =>
  (await sectionOf(text, sectionId)).clauses

const at = (text: Text, sectionId: string, { id }: Clause) =>
  `${text.path}/sections/${sectionId}/clauses/${id}`

describe('a section made of a clause', () => {
  test('names the clause and its version', async () => {
    const { clause, text, sectionId } = await linkedContract()
    expect(await clausesOf(text, sectionId)).toEqual([
      {
        _id: clause.id,
        name: 'Responsabilité',
        version: 1,
        latest: 1,
        isWhole: true,
        standing: 'same',
        kept: null,
      },
    ])
  })

  test('says when it differs, and no longer once it is as before', async () => {
    const { text, sectionId } = await linkedContract()
    const { body } = await text.save(sectionId, { text: RAISED })
    expect(body.clauses).toMatchObject([{ standing: 'changed' }])
    await text.save(sectionId, { text: CAP })
    expect(await clausesOf(text, sectionId)).toMatchObject([{ standing: 'same' }])
  })

  test('shows the difference, and what a newer version would make of it', async () => {
    const { clause, text, sectionId } = await linkedContract()
    await text.save(sectionId, { text: RAISED })
    await clause.write(`${CAP} Sauf faute lourde.`)
    await clause.publish('Faute lourde')
    const path = at(text, sectionId, clause)
    expect((await admin().call('GET', path)).body).toMatchObject({
      name: 'Responsabilité',
      version: 1,
      before: { content: paragraph(RAISED) },
      after: { title: 'Responsabilité', content: paragraph(CAP) },
    })
    expect((await admin().call('GET', `${path}?version=2`)).body).toMatchObject({
      version: 2,
      note: 'Faute lourde',
      after: { content: paragraph(`${CAP} Sauf faute lourde.`) },
    })
    expect(await clausesOf(text, sectionId)).toMatchObject([{ version: 1, latest: 2 }])
  })

  test('follows another version when it is said to, and only a published one', async () => {
    const { clause, text, sectionId } = await linkedContract()
    const path = at(text, sectionId, clause)
    const unknown = await admin().call('PUT', path, { version: 2, isWhole: true })
    expect(await faultOf(unknown)).toEqual([404, '', 'CLAUSE_VERSION_NOT_FOUND'])
    await clause.write(RAISED)
    await clause.publish()
    const { body } = await admin().call('PUT', path, { version: 2, isWhole: true })
    expect(body.clauses).toMatchObject([{ version: 2, latest: 2, standing: 'changed' }])
    await text.save(sectionId, { text: RAISED })
    expect(await clausesOf(text, sectionId)).toMatchObject([{ standing: 'same' }])
  })

  test('no longer follows it when it is unlinked', async () => {
    const { clause, text, sectionId } = await linkedContract()
    const { body } = await admin().call('DELETE', at(text, sectionId, clause))
    expect(body).toMatchObject({ clauses: [], content: paragraph(CAP) })
  })

  test('differs again in an earlier version that is restored', async () => {
    const { text, sectionId } = await linkedContract()
    await text.save(sectionId, { text: RAISED })
    await text.save(sectionId, { text: CAP })
    const versions = `${text.path}/sections/${sectionId}/versions`
    const { version } = await sectionOf(text, sectionId)
    const restored = await admin().call('POST', `${versions}/1/restored`, { version })
    expect(restored.body.clauses).toMatchObject([{ standing: 'same' }])
  })
})

describe('a passage made of a clause', () => {
  test('is followed among the other words of its section', async () => {
    const clause = await publishedClause(company, CAP)
    const text = await textOf(admin(), (await createContract(admin()))._id)
    const sectionId = await text.add('Divers')
    const write = async (...lines: string[]) => {
      const { version } = await sectionOf(text, sectionId)
      const content = { type: 'doc', content: lines.flatMap((line) => paragraph(line).content) }
      const body = { title: 'Divers', audience: 'anyone', content, version }
      return admin().call('PUT', `${text.path}/sections/${sectionId}`, body)
    }
    await admin().call('PUT', at(text, sectionId, clause), { version: 1, isWhole: false })
    expect(await clausesOf(text, sectionId)).toEqual([])
    const inserted = await write('Avant.', CAP)
    expect(inserted.body.clauses).toMatchObject([{ isWhole: false, standing: 'same' }])
    const changed = await write('Avant.', RAISED)
    expect(changed.body.clauses).toMatchObject([{ standing: 'changed' }])
    const { body } = await admin().call('GET', at(text, sectionId, clause))
    expect(body.after.content.content).toEqual([
      ...paragraph('Avant.').content,
      ...paragraph(CAP).content,
    ])
    const gone = await write('Avant.')
    expect(gone.body.clauses).toEqual([])
  })
})

test('a section that is split off keeps what it says of the clause', async () => {
  const clause = await publishedClause(company, CAP)
  const text = await textOf(admin(), (await createContract(admin()))._id)
  const sectionId = await text.add('Divers')
  await admin().call('PUT', at(text, sectionId, clause), { version: 1, isWhole: false })
  const { body } = await admin().call('POST', `${text.path}/sections/${sectionId}/split`, {
    version: 1,
    title: 'Divers',
    audience: 'anyone',
    content: paragraph('Avant.'),
    newTitle: 'Responsabilité',
    newLevel: 1,
    newContent: paragraph(CAP),
  })
  expect(body.sections.at(-1)).toMatchObject({ clauses: [{ standing: 'same', isWhole: false }] })
  expect(await clausesOf(text, sectionId)).toEqual([])
})

describe('a deviation that is kept', () => {
  const keep = (text: Text, sectionId: string, clause: Clause, reason = 'Accordé au client') =>
    admin().call('PUT', `${at(text, sectionId, clause)}/kept`, { reason })

  test('has a reason, stands as long as its words do, and is in the activity', async () => {
    const { clause, text, sectionId } = await linkedContract()
    await text.save(sectionId, { text: RAISED })
    const { body } = await keep(text, sectionId, clause)
    expect(body.clauses).toMatchObject([
      { standing: 'changed', kept: { reason: 'Accordé au client', by: 'Anne Martin' } },
    ])
    const events = await admin().call(
      'GET',
      `${(text as { contractPath?: string }).contractPath}/activity`,
    )
    expect(JSON.stringify(events.body)).toContain('Accordé au client')
    await text.save(sectionId, { text: `${RAISED} Et plus.` })
    expect(await clausesOf(text, sectionId)).toMatchObject([{ standing: 'changed', kept: null }])
  })

  test('is none where the section says the same', async () => {
    const { clause, text, sectionId } = await linkedContract()
    const refused = await keep(text, sectionId, clause)
    expect(await faultOf(refused)).toEqual([409, '', 'CLAUSE_NOT_CHANGED_HERE'])
  })
})

describe('links go along', () => {
  test('from a template to its contracts, with what was kept there', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await makeTemplate(company)
    const sectionId = await insert(admin(), template.text, clause)
    await template.text.save(sectionId, { text: RAISED })
    const path = `${at(template.text, sectionId, clause)}/kept`
    await admin().call('PUT', path, { reason: 'Usage du secteur' })
    await template.write('Objet.')
    await template.publish()
    const form = await contractForm(admin())
    const from = { kind: 'template', templateId: template.id }
    const { body } = await admin().call('POST', '/contracts3', { ...form, from })
    const text = await textOf(admin(), body._id)
    const sections = (await text.read()).blocks[0].sections as { clauses: object[] }[]
    expect(sections.flatMap(({ clauses }) => clauses)).toMatchObject([
      {
        _id: clause.id,
        version: 1,
        standing: 'changed',
        kept: { reason: 'Usage du secteur', by: null },
      },
    ])
  })

  test('and come back with a contract that was deleted', async () => {
    const { text, sectionId } = await linkedContract()
    const { contractPath } = text as Text & { contractPath: string }
    const { body } = await admin().call('DELETE', contractPath)
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await clausesOf(text, sectionId)).toMatchObject([{ standing: 'same' }])
  })

  test('and come back with a clause that was deleted', async () => {
    const { clause, text, sectionId } = await linkedContract()
    const { body } = await admin().call('DELETE', clause.path)
    expect(await clausesOf(text, sectionId)).toEqual([])
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await clausesOf(text, sectionId)).toMatchObject([{ standing: 'same' }])
  })
})

describe('whoever', () => {
  test('may not see the library inserts, links and compares nothing', async () => {
    const clause = await publishedClause(company, CAP)
    const { text } = await makeTemplate(company)
    const sectionId = await insert(admin(), text, clause)
    const { browser } = await joinWith(company, ['model:contracts:list', 'model:contracts:update'])
    const path = at(text, sectionId, clause)
    const refused = [
      await browser.call('GET', path),
      await browser.call('PUT', path, { version: 1, isWhole: true }),
    ]
    for (const answer of refused)
      expect(await faultOf(answer)).toEqual([403, '', 'NOT_ALLOWED_CONTRACTS_CLAUSE_LIST'])
    expect(await insert(browser, text, clause)).toBeUndefined()
  })

  test('locked a section keeps its clauses too', async () => {
    const { clause, text, sectionId } = await linkedContract()
    await admin().call('PUT', `${text.path}/sections/${sectionId}/lock`, { isLocked: true })
    const refused = await admin().call('DELETE', at(text, sectionId, clause))
    expect(await faultOf(refused)).toEqual([409, '', 'SECTION_LOCKED'])
  })
})
