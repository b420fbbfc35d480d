import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { bindTo, isBoundContent } from './content-binding.ts'
import { readContractContent } from './contract-content.query.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  company.administrator.call(method, path, body)
const update = (contractId: string, details: object) =>
  call('PUT', `/contracts3/${contractId}`, details)
const contentOf = (contractId: string) =>
  product.product.platform.inCompany(company.companyId, (db) => readContractContent(db, contractId))

async function signed(lockKind: 'signature' | 'scan' = 'signature', changes: object = {}) {
  const { _id } = await createContract(company.administrator, changes)
  const nineYears = { kind: 'span', count: 9, unit: 'years' }
  await call('PUT', `/contracts3/${_id}/lifecycle`, { ...YEARLY_TERMS, duration: nineYears })
  await signOnPaper(product, company, _id, '2025-12-15', lockKind)
  return _id
}

async function lines(contractId: string): Promise<string[]> {
  const { body } = await call('GET', `/contracts3/${contractId}/activity`)
  return body.value.map(({ text }: { text: string }) => text)
}

describe('the type of a signed contract', () => {
  test('is previewed, then changes with the limits that it brings, and the trail names both', async () => {
    const contractId = await signed()
    const { body: lease } = await call('POST', '/administration/contract-types', {
      title: 'Bail commercial',
      description: '',
      regime: 'commercialLease',
    })
    const at = `/contracts3/${contractId}`
    const typeId = lease._id
    const { body: preview } = await call('POST', `${at}/deadlines/changed`, { typeId })
    const { body: before } = await call('GET', `${at}/deadlines`)
    expect([before.regime, preview.regime]).toEqual([null, 'commercialLease'])
    expect(preview.earlyExits.length).toBeGreaterThan(0)
    const { status, body } = await update(contractId, { typeId })
    expect([status, body.type.name]).toEqual([200, 'Bail commercial'])
    expect((await call('GET', `${at}/deadlines`)).body.earlyExits).toEqual(preview.earlyExits)
    expect((await lines(contractId))[0]).toMatch(
      /^Anne Martin a changé le type du contrat\s: .+ → Bail commercial\.$/u,
    )
  })
})

describe('the title of a signed contract', () => {
  test('is a label where the document was signed elsewhere, and content where it was sealed here', async () => {
    const scanned = await signed('scan')
    const sealed = await signed()
    const renamed = await update(scanned, { title: 'Maintenance des ascenseurs' })
    expect([renamed.status, renamed.body.title]).toEqual([200, 'Maintenance des ascenseurs'])
    const refused = await update(sealed, { title: 'Maintenance des ascenseurs' })
    expect([refused.status, refused.body.code]).toEqual([409, 'TITLE_SEALED'])
    const { body: page } = await call('GET', `/contracts3/${sealed}`)
    expect([page.terms, page.retitling.code]).toEqual(['sealed', 'TITLE_SEALED'])
    const drawnIn = await update(scanned, { title: 'Autre', reference: 'X-1' })
    expect([drawnIn.status, drawnIn.body.code]).toEqual([409, 'CONTRACT_LOCKED'])
  })
})

describe('the master agreement of a signed contract', () => {
  test('can be set at any time, but not in a circle', async () => {
    const [master, amendment] = [await signed(), await signed()]
    const { status, body } = await update(amendment, { parentId: master })
    expect([status, body.parent._id]).toEqual([200, master])
    const third = await signed('signature', { parentId: amendment })
    const circle = await update(master, { parentId: third })
    expect([circle.status, circle.body.errors[0].code]).toEqual([422, 'PARENT_CIRCLE'])
    const itself = await update(master, { parentId: master })
    expect([itself.status, itself.body.errors[0].code]).toEqual([422, 'CHOICE_UNKNOWN'])
    expect((await update(amendment, { parentId: null })).body.parent).toBeNull()
  })
})

describe('the reason of a change of management', () => {
  test('is kept beside what can be erased, and shown in the activity in each language', async () => {
    const contractId = await signed('scan')
    const { body: project } = await call('POST', '/projects', { name: 'Siège' })
    await update(contractId, { projectId: project._id, reason: ' Réorganisation du siège ' })
    expect((await lines(contractId))[0]).toMatch(
      /projet.* \(motif\s: Réorganisation du siège\)\.$/u,
    )
    for (const [locale, word] of [
      ['es', 'motivo'],
      ['en', 'reason'],
      ['fr', 'motif'],
    ] as const) {
      await call('PUT', '/me/language', { i18n: locale })
      expect((await lines(contractId))[0]).toContain(word)
    }
    const kept = await inDatabase(
      product,
      `select payload, personal from audit_event where contract_id = $1 and action = 'contract.detailsChanged'`,
      [contractId],
    )
    expect(kept).toMatchObject([
      { payload: { changed: ['projectId'] }, personal: { reason: 'Réorganisation du siège' } },
    ])
  })

  test('is that of the type, the folders and the fields too, and is left out where none is given', async () => {
    const contractId = await signed('scan')
    const reason = 'Rachat de la filiale'
    const { body: type } = await call('POST', '/administration/contract-types', {
      title: 'Sous-traitance',
      description: '',
      regime: null,
    })
    const { body: folder } = await call('POST', '/tags', { name: 'Filiale' })
    await update(contractId, { typeId: type._id, reason })
    await update(contractId, { folderIds: [folder._id], reason })
    await update(contractId, { title: 'Sans motif' })
    const said = await lines(contractId)
    expect(said.slice(0, 3).map((line) => line.includes(reason))).toEqual([false, true, true])
    expect(said[0]).not.toContain('motif')
    const long = await update(contractId, { title: 'Long', reason: 'x'.repeat(1001) })
    expect(long.status).toBe(400)
  })
})

describe('a field marked as management', () => {
  const FIELD = {
    description: '',
    type: 'text',
    required: false,
    isMetadata: true,
    isManagement: false,
    choices: [],
    ownerId: null,
    folderIds: [],
    conditions: [],
  }
  const createField = async (variable: string, changes: object = {}) =>
    (
      await call('POST', '/administration/tagged-fields', {
        ...FIELD,
        label: variable,
        variable,
        ...changes,
      })
    ).body._id as string
  const setFields = (contractId: string, values: object) =>
    call('PUT', `/contracts3/${contractId}/fields`, { values })

  test('changes after the signature; other fields do not, nor both at once', async () => {
    await createField('rayon', { isManagement: true })
    await createField('site')
    const contractId = await signed()
    const { status, body } = await call('PUT', `/contracts3/${contractId}/fields`, {
      values: { rayon: 'B 12' },
      reason: 'Déménagement',
    })
    expect([status, body.values.rayon]).toEqual([200, 'B 12'])
    expect((await lines(contractId))[0]).toContain('Déménagement')
    for (const values of [{ site: 'Lyon' }, { rayon: 'B 13', site: 'Lyon' }]) {
      const refused = await setFields(contractId, values)
      expect([refused.status, refused.body.code]).toEqual([409, 'CONTRACT_LOCKED'])
    }
    expect((await lines(contractId))[0]).toContain('rayon')
  })

  test('stands outside what is bound from now on, and inside what was bound before', async () => {
    const fieldId = await createField('armoire')
    const { _id } = await createContract(company.administrator)
    await setFields(_id, { armoire: '1' })
    const before = bindTo(await contentOf(_id))
    await call('PUT', `/administration/tagged-fields/${fieldId}`, {
      ...FIELD,
      label: 'armoire',
      variable: 'armoire',
      isManagement: true,
    })
    const marked = await contentOf(_id)
    const after = bindTo(marked)
    expect([before.leftOut, after.leftOut].map((out) => out.includes('armoire'))).toEqual([
      false,
      true,
    ])
    // Marking moves no hash: what was bound is still the same content.
    expect([isBoundContent(marked, before), isBoundContent(marked, after)]).toEqual([true, true])
    await setFields(_id, { armoire: '2' })
    const changed = await contentOf(_id)
    expect([isBoundContent(changed, before), isBoundContent(changed, after)]).toEqual([false, true])
  })

  test('is content wherever the text uses it', async () => {
    const fieldId = await createField('quai', { isManagement: true })
    const contractId = await signed()
    await inDatabase(
      product,
      `update text_section set content = jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
        jsonb_build_object('type', 'paragraph', 'attrs', jsonb_build_object('align', 'left'), 'content',
          jsonb_build_array(jsonb_build_object('type', 'field', 'attrs', jsonb_build_object('variable', 'quai', 'fieldId', $2::text))))))
      where text_id = (select text_id from contract where id = $1)`,
      [contractId, fieldId],
    )
    const { status, body } = await setFields(contractId, { quai: '4' })
    expect([status, body.code]).toEqual([409, 'CONTRACT_LOCKED'])
    expect(bindTo(await contentOf(contractId)).leftOut).not.toContain('quai')
  })
})
