import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textOf, type textAt } from '../../../testing/contract-text.ts'
import { contractForm } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
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

const admin = () => company.administrator
type Text = ReturnType<typeof textAt>
type Clause = Awaited<ReturnType<typeof publishedClause>>

async function addSection(text: Text, title: string, clause?: Clause) {
  const { body } = await admin().call('POST', `${text.path}/sections`, {
    title,
    level: 1,
    audience: 'anyone',
    content: paragraph(clause ? CAP : `Texte de ${title}`),
    blockId: (await text.read()).blocks[0]._id,
    afterSectionId: null,
    ...(clause ? { clause: { clauseId: clause.id, version: 1 } } : {}),
  })
  return body.sections[0]._id as string
}

/** A published template with a section made of a clause, and another with a passage of it. */
async function templateWith(clause: Clause) {
  const template = await makeTemplate(company)
  await template.write('Objet du contrat.')
  const whole = await addSection(template.text, 'Responsabilité', clause)
  const host = await addSection(template.text, 'Divers')
  await admin().call('PUT', `${template.text.path}/sections/${host}/clauses/${clause.id}`, {
    version: 1,
    isWhole: false,
  })
  const lines = ['Avant.', CAP].flatMap((line) => paragraph(line).content)
  await admin().call('PUT', `${template.text.path}/sections/${host}`, {
    title: 'Divers',
    audience: 'anyone',
    content: { type: 'doc', content: lines },
    version: 1,
  })
  await template.publish()
  return { ...template, whole, host }
}

const titles = async (text: Text) =>
  (await text.read()).blocks.flatMap(({ sections }: { sections: { title: string }[] }) =>
    sections.map(({ title }) => title),
  )

const wordsOf = async (text: Text) => JSON.stringify(await text.read())

async function contractOf(templateId: string) {
  const from = { kind: 'template', templateId }
  const { body } = await admin().call('POST', '/contracts3', {
    ...(await contractForm(admin())),
    from,
  })
  return textOf(admin(), body._id)
}

const remove = async (clause: Clause) => admin().call('DELETE', clause.path)
const restore = (removalId: string) =>
  admin().call('POST', `/removed-objects/${removalId}/restored`)

describe('a clause that is deleted', () => {
  test('leaves what templates say and what they give; contracts keep it', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await templateWith(clause)
    const before = await contractOf(template.id)
    expect((await remove(clause)).status).toBe(200)
    expect(await titles(template.text)).not.toContain('Responsabilité')
    expect(await wordsOf(template.text)).toContain('Avant.')
    expect(await wordsOf(template.text)).not.toContain(CAP)
    expect(await template.read()).toMatchObject({ version: 2, isChanged: false })
    const { body } = await admin().call('GET', `${template.path}/versions`)
    expect(body.value[0].note).toContain('supprimée du clausier')
    expect(await wordsOf(await contractOf(template.id))).not.toContain(CAP)
    expect(await titles(before)).toContain('Responsabilité')
  })

  test('comes back with its places, which are published again by hand', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await templateWith(clause)
    const order = await titles(template.text)
    const { body } = await remove(clause)
    expect((await restore(body.removalId)).status).toBe(204)
    expect(await titles(template.text)).toEqual(order)
    const { blocks } = await template.text.read()
    const clauses = blocks[0].sections.map(
      ({ clauses: links }: { clauses: object[] }) => links.length,
    )
    expect(clauses.filter((count: number) => count > 0)).toEqual([1, 1])
    expect(await template.read()).toMatchObject({ version: 2, isChanged: true })
  })

  test('leaves what was being written in a template out of what it publishes', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await templateWith(clause)
    await template.write('Pas encore décidé.')
    await remove(clause)
    expect(await template.read()).toMatchObject({ version: 2, isChanged: true })
    const made = await wordsOf(await contractOf(template.id))
    expect(made).toContain('Objet du contrat.')
    expect(made).not.toContain(CAP)
  })

  test('does not come back over words written since, nor into a template that is gone', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await templateWith(clause)
    const other = await templateWith(clause)
    const { body } = await remove(clause)
    await template.text.save(template.host, { text: 'Écrit depuis.' })
    await admin().call('DELETE', other.path)
    expect((await restore(body.removalId)).status).toBe(204)
    expect(await wordsOf(template.text)).toContain('Écrit depuis.')
    expect(await titles(template.text)).toContain('Responsabilité')
  })

  test('leaves what is published alone where only the text being written has it', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await makeTemplate(company)
    await template.write('Objet du contrat.')
    await template.publish()
    await addSection(template.text, 'Responsabilité', clause)
    await remove(clause)
    expect(await titles(template.text)).not.toContain('Responsabilité')
    expect(await template.read()).toMatchObject({ version: 1 })
  })

  test('leaves what is published where only that still has it', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await templateWith(clause)
    for (const id of [template.whole, template.host])
      await admin().call('DELETE', `${template.text.path}/sections/${id}`)
    await remove(clause)
    expect(await template.read()).toMatchObject({ version: 2 })
    expect(await wordsOf(await contractOf(template.id))).not.toContain(CAP)
  })

  test('leaves a section together with its variant, and both come back', async () => {
    const clause = await publishedClause(company, CAP)
    const variant = await clause.addVariant()
    const other = 'Aucune partie ne répond du gain manqué ni de la perte d’image.'
    await variant.write(other)
    await variant.publish()
    const template = await makeTemplate(company)
    const host = await addSection(template.text, 'Divers')
    const path = `${template.text.path}/sections/${host}`
    for (const { id } of [clause, variant])
      await admin().call('PUT', `${path}/clauses/${id}`, { version: 1, isWhole: false })
    const lines = ['Avant.', CAP, other].flatMap((line) => paragraph(line).content)
    const content = { type: 'doc', content: lines }
    await admin().call('PUT', path, { title: 'Divers', audience: 'anyone', content, version: 1 })
    await template.publish()
    const { body } = await remove(clause)
    for (const read of [template.text, await contractOf(template.id)]) {
      expect(await wordsOf(read)).not.toContain(CAP)
      expect(await wordsOf(read)).not.toContain(other)
    }
    await restore(body.removalId)
    const words = await wordsOf(template.text)
    expect([words.includes(CAP), words.includes(other)]).toEqual([true, true])
  })

  test('stays while a section made of it is locked', async () => {
    const clause = await publishedClause(company, CAP)
    const template = await templateWith(clause)
    const lock = `${template.text.path}/sections/${template.whole}/lock`
    await admin().call('PUT', lock, { isLocked: true })
    expect(await faultOf(await remove(clause))).toEqual([409, '', 'SECTION_LOCKED'])
    expect(await titles(template.text)).toContain('Responsabilité')
  })
})
