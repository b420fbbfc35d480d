import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textAt } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { firstWords, makeTemplate, templateFilesAt } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const admin = () => company.administrator

/** A draft of the first version of a template. */
async function draft(words = 'Le bailleur loue.', details: object = {}) {
  const template = await makeTemplate(company)
  await template.write(words)
  await template.publish('Première rédaction')
  const { _id: id } = await createContract(admin(), {
    from: { kind: 'template', templateId: template.id },
    ...details,
  })
  const path = `/contracts3/${id}/template-update`
  const { body: page } = await admin().call('GET', `/contracts3/${id}`)
  return {
    id,
    template,
    text: textAt(admin(), page.textId),
    page: async () => (await admin().call('GET', `/contracts3/${id}`)).body,
    offer: async () => (await admin().call('GET', path)).body,
    read: () => admin().call('GET', path),
    take: (seal: string, take: readonly string[]) => admin().call('POST', path, { seal, take }),
    terms: async () => (await admin().call('GET', `/contracts3/${id}/deadlines`)).body.lifecycle,
  }
}

/** Publishes other words, and a notice of six months. */
async function publishNext({ template }: Awaited<ReturnType<typeof draft>>) {
  await template.write('Le bailleur loue et entretient.')
  const { lifecycle, values } = await template.read()
  const notice = { unit: 'months', count: 6 }
  await admin().call('PUT', `${template.path}/start`, {
    lifecycle: { ...lifecycle, notice },
    values,
  })
  expect((await template.publish('Entretien au bailleur')).status).toBe(201)
}

const idsOf = ({ parts, values }: { parts: { id: string }[]; values: { id: string }[] }) =>
  [...values, ...parts].map(({ id }) => id)

describe('a newer version', () => {
  test('is offered to a draft as its differences, with the reason', async () => {
    const contract = await draft()
    expect(await faultOf(await contract.read())).toEqual([409, '', 'TEMPLATE_UPDATE_NONE'])
    await publishNext(contract)
    expect(await contract.offer()).toMatchObject({
      from: 1,
      to: 2,
      versions: [{ number: 2, note: 'Entretien au bailleur' }],
      values: [{ id: 'value.notice', standing: 'asBefore', change: { after: { count: 6 } } }],
      parts: [
        {
          standing: 'asBefore',
          changes: [{ before: 'Le bailleur loue.', after: 'Le bailleur loue et entretient.' }],
        },
      ],
    })
  })

  test('is taken whole: words and terms, and the draft follows it', async () => {
    const contract = await draft()
    await publishNext(contract)
    const offer = await contract.offer()
    const { status, body } = await contract.take(offer.seal, idsOf(offer))
    expect([status, body]).toEqual([200, { taken: 2, left: 0 }])
    expect(await firstWords(admin(), contract.id)).toBe('Le bailleur loue et entretient.')
    expect(await contract.terms()).toMatchObject({ notice: { unit: 'months', count: 6 } })
    expect((await contract.page()).template).toMatchObject({ version: 2, offered: 2 })
    const { body: trail } = await admin().call('GET', `/contracts3/${contract.id}/activity`)
    expect(JSON.stringify(trail)).toContain('version 2')
  })

  test('is left in part: what is left is not offered again', async () => {
    const contract = await draft()
    await publishNext(contract)
    const { seal } = await contract.offer()
    const { body } = await contract.take(seal, ['value.notice'])
    expect(body).toEqual({ taken: 1, left: 1 })
    expect(await firstWords(admin(), contract.id)).toBe('Le bailleur loue.')
    expect(await faultOf(await contract.read())).toEqual([409, '', 'TEMPLATE_UPDATE_NONE'])
  })

  test('replaces the draft’s own words only where they are taken, and keeps them among the versions', async () => {
    const contract = await draft()
    const section = (await contract.text.read()).blocks[0].sections[0]
    await contract.text.save(section._id, { text: 'Le bailleur prête.' })
    await publishNext(contract)
    const offer = await contract.offer()
    expect(offer.parts).toMatchObject([{ standing: 'ownWords', own: 'Le bailleur prête.' }])
    await contract.take(offer.seal, idsOf(offer))
    expect(await firstWords(admin(), contract.id)).toBe('Le bailleur loue et entretient.')
    const { body } = await admin().call(
      'GET',
      `${contract.text.path}/sections/${section._id}/versions/2`,
    )
    expect(JSON.stringify(body)).toContain('Le bailleur prête.')
    const whole = await admin().call('GET', `/contracts3/${contract.id}/versions`)
    expect(whole.body.value).toMatchObject([{ isCurrent: false, reasons: [{ kind: 'update' }] }])
  })

  test('adds, takes out and renames parts in their places', async () => {
    const contract = await draft()
    const { text } = contract.template
    const [first] = (await text.read()).blocks[0].sections
    await text.add('Entretien')
    await text.save(first._id, { title: 'Location' })
    await contract.template.publish()
    const offer = await contract.offer()
    expect(offer.parts).toMatchObject([
      { changes: [{ title: 'Location' }] },
      { changes: [{ kind: 'added', title: 'Entretien' }] },
    ])
    await contract.take(offer.seal, idsOf(offer))
    const titles = async () =>
      (await contract.text.read()).blocks[0].sections.map(({ title }: { title: string }) => title)
    expect(await titles()).toEqual(['Location', 'Entretien'])
  })
})

test('amounts are those of the draft, in its currency', async () => {
  const contract = await draft(undefined, { currency: 'USD' })
  const { lifecycle } = await contract.template.read()
  await admin().call('PUT', `${contract.template.path}/start`, {
    lifecycle,
    values: { amount_incl_tax: 120_000 },
  })
  await contract.template.publish()
  const { currency, seal, values } = await contract.offer()
  expect([currency, values[0].change.after]).toEqual(['USD', 120_000])
  await contract.take(seal, ['value.amount'])
  expect((await contract.page()).amountInclTaxCents).toBe(120_000)
})

describe('the files of a newer version', () => {
  const annexesOf = async (id: string) =>
    (await admin().call('GET', `/contracts3/${id}/attachments`)).body.value
  const namesOf = async (id: string) =>
    (await annexesOf(id)).map(({ name }: { name: string }) => name)

  /** A draft with a plan and tariffs; the newer version has the tariffs and a photo. */
  async function draftWithFiles() {
    const contract = await draft()
    const files = templateFilesAt(admin(), contract.template.path)
    const plan = await files.add('plan.pdf')
    await files.add('tarifs.pdf')
    await contract.template.publish()
    const first = await contract.offer()
    await contract.take(
      first.seal,
      first.files.map(({ id }: { id: string }) => id),
    )
    await files.remove(plan)
    await files.add('photo.pdf')
    await contract.template.publish()
    return contract
  }

  test('come and go with the differences that are taken', async () => {
    const contract = await draftWithFiles()
    expect(await namesOf(contract.id)).toEqual(['plan', 'tarifs'])
    const { seal, files } = await contract.offer()
    expect(files).toMatchObject([
      { kind: 'added', name: 'photo', standing: 'asBefore' },
      { kind: 'removed', name: 'plan', standing: 'asBefore' },
    ])
    const { body } = await contract.take(seal, [files[1].id])
    expect(body).toEqual({ taken: 1, left: 1 })
    expect(await namesOf(contract.id)).toEqual(['tarifs'])
    const { body: bin } = await admin().call('GET', '/removed-objects?kind=attachment')
    expect(bin.value).toMatchObject([{ name: 'plan' }])
  })

  test('stay where the contract changed or has them, and are read again once it does', async () => {
    const contract = await draftWithFiles()
    const { seal, files } = await contract.offer()
    const [plan] = await annexesOf(contract.id)
    const { name, kind, signatureDate } = plan
    await admin().call('PUT', `/contracts3/${contract.id}/attachments/${plan._id}`, {
      name: 'Plan annoté',
      kind,
      signatureDate,
      replaces: { name, kind, signatureDate },
    })
    const late = await contract.take(seal, [files[1].id])
    expect(await faultOf(late)).toEqual([412, '', 'TEMPLATE_UPDATE_OUTDATED'])
    const again = await contract.offer()
    expect(again.files).toMatchObject([{ kind: 'added', name: 'photo' }])
    await contract.take(again.seal, [again.files[0].id])
    expect(await namesOf(contract.id)).toEqual(['Plan annoté', 'tarifs', 'photo'])
  })
})

describe('nothing is taken', () => {
  test('once the draft changed after the differences were read', async () => {
    const contract = await draft()
    await publishNext(contract)
    const offer = await contract.offer()
    const section = (await contract.text.read()).blocks[0].sections[0]
    await contract.text.save(section._id, { text: 'Le bailleur prête.' })
    const late = await contract.take(offer.seal, idsOf(offer))
    expect(await faultOf(late)).toEqual([412, '', 'TEMPLATE_UPDATE_OUTDATED'])
    expect(await firstWords(admin(), contract.id)).toBe('Le bailleur prête.')
  })

  test('where a difference is not offered', async () => {
    const contract = await draft()
    await publishNext(contract)
    const { seal } = await contract.offer()
    const taken = await contract.take(seal, ['value.notice', 'value.duration'])
    expect(await faultOf(taken)).toEqual([404, '', 'TEMPLATE_UPDATE_UNKNOWN'])
    expect((await contract.page()).template).toMatchObject({ version: 1 })
  })

  test('of a section that a person locked, who is named', async () => {
    const contract = await draft()
    const section = (await contract.text.read()).blocks[0].sections[0]
    await admin().call('PUT', `${contract.text.path}/sections/${section._id}/lock`, {
      isLocked: true,
    })
    await publishNext(contract)
    const offer = await contract.offer()
    expect(await faultOf(await contract.take(offer.seal, idsOf(offer)))).toEqual([
      409,
      '',
      'SECTION_LOCKED',
    ])
    expect((await contract.take(offer.seal, ['value.notice'])).status).toBe(200)
  })

  test('of a retired template, nor past the draft', async () => {
    const contract = await draft()
    await publishNext(contract)
    await admin().call('POST', `${contract.template.path}/retired`, {})
    expect(await faultOf(await contract.read())).toEqual([409, '', 'TEMPLATE_UPDATE_NONE'])
    await admin().call('DELETE', `${contract.template.path}/retired`)
    await inDatabase(product, `update contract set status = 'NEGOTIATION' where id = $1`, [
      contract.id,
    ])
    expect(await faultOf(await contract.read())).toEqual([409, '', 'TEMPLATE_UPDATE_DRAFTS_ONLY'])
  })
})
