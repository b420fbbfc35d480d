import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../../platform/pdf/render-typst.ts'
import { CLOCK_START } from '../../../../testing/fake-clock.ts'
import { KEPT, setUpOrphans } from '../../../../platform/storage/testing/orphan-setup.ts'
import { pdfOf } from '../../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import { faultOf } from '../../../../testing/refusals.ts'
import { inDatabase } from '../../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../../testing/start-product.ts'
import { makeTemplate, templateAt, templateFilesAt } from '../../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  product.clock.set(CLOCK_START.toISOString())
  company = await signUpCompany(product)
})

const admin = () => company.administrator

/** A template with two files, as it is written and in its first version. */
async function published() {
  const template = await makeTemplate(company)
  const files = templateFilesAt(admin(), template.path)
  await template.write('Le bailleur loue.')
  const plan = await files.add('plan.pdf')
  const prices = await files.add('tarifs.pdf')
  expect((await template.publish()).status).toBe(201)
  return { template, files, plan, prices }
}

const contractOf = (templateId: string, leaveOut: string[] = []) =>
  createContract(admin(), { from: { kind: 'template', templateId, leaveOut } })
const annexesOf = async (contractId: string) =>
  (await admin().call('GET', `/contracts3/${contractId}/attachments`)).body.value
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('the files of a template', () => {
  test('are added, renamed, moved, and part of what is published', async () => {
    const { template, files, plan, prices } = await published()
    expect(await template.read()).toMatchObject({ isChanged: false })
    const renamed = await files.rename(plan, 'Plan des lieux')
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Plan des lieux'])
    expect(namesOf((await files.move(prices, 0)).body.value)).toEqual(['tarifs', 'Plan des lieux'])
    expect(await template.read()).toMatchObject({ isChanged: true, version: 1 })
    expect((await template.changes()).attachments).toEqual([
      { kind: 'renamed', name: 'Plan des lieux', oldName: 'plan' },
      expect.objectContaining({ kind: 'moved' }),
    ])
    const { body: trail } = await admin().call(
      'GET',
      '/administration/audit?action=templateFile.created',
    )
    expect(trail.count).toBe(2)
  })

  test('make a version of their own: the text may say the same', async () => {
    const { template, files, plan } = await published()
    expect(await faultOf(await template.publish())).toEqual([409, '', 'TEMPLATE_UNCHANGED'])
    await files.remove(plan)
    expect((await template.publish()).status).toBe(201)
    expect(namesOf(await files.list())).toEqual(['tarifs'])
    const [written, first] = [await files.download(plan), await files.download(plan, 1)]
    expect([written.status, first.status]).toEqual([404, 200])
  })

  test('are refused as those of contracts are, and their names are kept from being overwritten', async () => {
    const { files, plan } = await published()
    const tool = await files.send('outil.exe', Buffer.from('MZ\0\0binaire'))
    expect(await faultOf(tool)).toEqual([415, '', 'FILE_TYPE_NOT_ALLOWED'])
    expect(await faultOf(await files.rename(plan, ' '))).toEqual([
      422,
      'name',
      'ATTACHMENT_NAME_REQUIRED',
    ])
    await files.rename(plan, 'Plan')
    expect(await faultOf(await files.rename(plan, 'Autre'))).toEqual([412, '', 'VALUE_CHANGED_BY'])
    const unknown = { ...plan, _id: '01a1f82f-0000-7000-8000-000000000000' }
    expect(await faultOf(await files.remove(unknown))).toEqual([404, '', 'TEMPLATE_FILE_NOT_FOUND'])
  })

  test('of a retired template stay as they are', async () => {
    const { template, files, plan } = await published()
    const { body: removed } = await files.remove(plan)
    await admin().call('POST', `${template.path}/retired`, {})
    const late = await files.send('photo.pdf', pdfOf('Photo'))
    expect(await faultOf(late)).toEqual([409, '', 'TEMPLATE_RETIRED'])
    const restored = await admin().call('POST', `/removed-objects/${removed.removalId}/restored`)
    expect(await faultOf(restored)).toEqual([409, '', 'TEMPLATE_RETIRED'])
  })

  test('come back when their removal is undone, and are published again', async () => {
    const { template, files, plan } = await published()
    const { body } = await files.remove(plan)
    await template.publish('Sans le plan')
    expect((await template.read()).isChanged).toBe(false)
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(namesOf(await files.list())).toEqual(['plan', 'tarifs'])
    expect((await template.read()).isChanged).toBe(true)
  })

  test('go with a copy of the template, and come back with a deleted one', async () => {
    const { template, files } = await published()
    const { body: copy } = await admin().call('POST', `${template.path}/copies`)
    const copied = templateFilesAt(admin(), templateAt(admin(), copy._id, copy.textId).path)
    expect(namesOf(await copied.list())).toEqual(['plan', 'tarifs'])
    const { body } = await admin().call('DELETE', template.path)
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(namesOf(await files.list())).toEqual(['plan', 'tarifs'])
    expect(namesOf(await annexesOf((await contractOf(template.id))._id))).toEqual([
      'plan',
      'tarifs',
    ])
  })

  test('are kept by the store while a version or the bin has them', async () => {
    const { template, files, plan, prices } = await published()
    await files.remove(plan)
    await template.publish()
    // Only the first version has it now.
    await inDatabase(product, 'delete from removed_object where object_id = $1', [plan._id])
    const extra = await files.add('photo.pdf')
    await files.remove(extra)
    const copies = setUpOrphans(product, company)
    await copies.collectForDays()
    for (const { sha256 } of [plan, prices, extra]) expect(await copies.stateOf(sha256)).toBe(KEPT)
  })
})

describe('a contract made of a template', () => {
  test('gets the files of the published version as annexes of its own', async () => {
    const { template, files, plan } = await published()
    await files.remove(plan)
    const { _id } = await contractOf(template.id)
    const annexes = await annexesOf(_id)
    expect(annexes).toMatchObject([
      { kind: 'annex', number: 1, name: 'plan', versions: [{ sha256: plan.sha256 }] },
      { kind: 'annex', number: 2, name: 'tarifs' },
    ])
    const file = `/contracts3/${_id}/attachments/${annexes[0]._id}/file`
    expect((await admin().call('GET', file)).status).toBe(200)
    const { body: trail } = await admin().call('GET', `/contracts3/${_id}/activity`)
    expect(JSON.stringify(trail)).toContain('plan')
  })

  test('leaves out those that its form says', async () => {
    const { template, plan } = await published()
    const { _id } = await contractOf(template.id, [plan._id])
    expect(namesOf(await annexesOf(_id))).toEqual(['tarifs'])
  })

  test('is told of them by the choice of the template', async () => {
    const { template, plan, prices } = await published()
    const { body } = await admin().call('GET', `/choices/templates?ids=${template.id}`)
    expect(body.value[0]).toMatchObject({
      version: 1,
      files: [
        { _id: plan._id, name: 'plan', sizeBytes: plan.sizeBytes },
        { _id: prices._id, name: 'tarifs' },
      ],
    })
  })
})
