import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { forgetUploads } from './forget-uploads.job.ts'
import { multipart, wordFile } from '../../../testing/uploads.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

describe('creating a contract', () => {
  test('asks for title, type, project and owner, each at its field', async () => {
    const { status, body } = await company.administrator.call('POST', '/contracts3', {
      typeId: null,
      projectId: null,
      ownerId: null,
      from: { kind: 'scratch', numbering: 'articles' },
    })
    expect(status).toBe(422)
    expect(
      body.errors.map((error: { field: string; message: string }) => [error.field, error.message]),
    ).toEqual([
      ['title', 'Saisissez le titre du contrat'],
      ['typeId', 'Sélectionnez le type de contrat'],
      ['projectId', 'Sélectionnez le projet auquel appartient le contrat'],
      ['ownerId', 'Sélectionnez le propriétaire du contrat'],
    ])
  })

  test('starts with the person, and with the only project and legal entity there are', async () => {
    const { body } = await company.administrator.call('GET', '/contracts3/choices')
    expect(body.defaults).toMatchObject({
      owner: { _id: company.administratorId },
      project: { name: 'Général' },
      legalEntity: { name: 'Acme' },
    })
  })

  test('assigns references without a gap under 20 parallel creations', async () => {
    const form = await contractForm(company.administrator)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        company.administrator.call(
          'POST',
          '/contracts3',
          index === 7 ? { ...form, title: '' } : form,
        ),
      ),
    )
    const references = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.reference as string)
    expect(references.toSorted()).toEqual(
      Array.from({ length: 19 }, (_, index) => `2026${String(index + 1).padStart(4, '0')}`),
    )
  })

  test('a typed reference must be unique', async () => {
    await createContract(company.administrator, { reference: 'ACH-1' })
    const { status, body } = await company.administrator.call('POST', '/contracts3', {
      ...(await contractForm(company.administrator)),
      reference: 'ACH-1',
    })
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'REFERENCE_TAKEN', 'reference'])
  })

  test('a choice of another company is refused', async () => {
    const other = await signUpCompany(product)
    const foreign = await contractForm(other.administrator)
    const { status, body } = await company.administrator.call('POST', '/contracts3', {
      ...(await contractForm(company.administrator)),
      typeId: foreign.typeId,
    })
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'CHOICE_UNKNOWN', 'typeId'])
  })

  test('values of system fields are written to the contract', async () => {
    const { _id } = await createContract(company.administrator, {
      values: {
        amount_incl_tax: 120_000,
        effective_date: '2026-01-01',
        duration: { count: 12, unit: 'months' },
      },
    })
    const page = await company.administrator.call('GET', `/contracts3/${_id}`)
    expect(page.body.amountInclTaxCents).toBe(120_000)
    const { body } = await company.administrator.call('GET', `/contracts3/${_id}/document`)
    expect(body.values).toMatchObject({
      effective_date: '2026-01-01',
      duration: { count: 12, unit: 'months' },
    })
  })

  test('an invalid value is refused at its field', async () => {
    const { status, body } = await company.administrator.call('POST', '/contracts3', {
      ...(await contractForm(company.administrator)),
      values: { effective_date: '31/12/2026' },
    })
    expect([status, body.errors[0].field]).toEqual([422, 'values.effective_date'])
  })

  test('the SIREN of either party is checked and written in groups', async () => {
    const { _id } = await createContract(company.administrator, {})
    const type = (values: object) =>
      company.administrator.call('PUT', `/contracts3/${_id}/fields`, { values })
    for (const variable of ['company_siren', 'counterparty_siren']) {
      const wrong = await type({ [variable]: '552100555' })
      const [error] = wrong.body.errors
      expect([wrong.status, error.field, error.code]).toEqual([
        422,
        `values.${variable}`,
        'SIREN_CHECK',
      ])
      const right = await type({ [variable]: '552100554' })
      expect(right.body.values).toMatchObject({ [variable]: '552 100 554' })
    }
  })

  test('is refused to a reader, with the reason', async () => {
    const { browser } = await company.join('reader')
    const { status, body } = await browser.call('POST', '/contracts3', {
      ...(await contractForm(company.administrator)),
    })
    expect([status, body.message]).toEqual([403, 'Vous n’êtes pas autorisé à créer un contrat'])
  })

  test('a project and a counterparty can be created along with it', async () => {
    const project = await company.administrator.call('POST', '/projects', { name: 'Siège 2027' })
    const counterparty = await company.administrator.call('POST', '/contracts/suppliers', {
      name: 'Nettoyage Dupont',
    })
    const { _id } = await createContract(company.administrator, {
      projectId: project.body._id,
      counterpartyId: counterparty.body._id,
    })
    const { body } = await company.administrator.call('GET', `/contracts3/${_id}`)
    expect([body.project.name, body.counterparty.name]).toEqual(['Siège 2027', 'Nettoyage Dupont'])
    const twice = await company.administrator.call('POST', '/projects', { name: 'siège 2027' })
    expect([twice.status, twice.body.code]).toEqual([422, 'NAME_TAKEN'])
  })
})

describe('access to a contract', () => {
  test('is denied, as if it did not exist, to another company and to a colleague without access', async () => {
    const { _id } = await createContract(company.administrator)
    const other = await signUpCompany(product)
    const { browser } = await company.join('contributor')
    for (const stranger of [other.administrator, browser]) {
      const { status, body } = await stranger.call('GET', `/contracts3/${_id}`)
      expect([status, body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
    }
  })
})

describe('creating a contract from a Word file', () => {
  const upload = async (browser: Browser, name: string, bytes: Buffer) => {
    const { payload, headers } = multipart(name, bytes)
    return browser.call('POST', '/contracts3/uploads', payload, headers)
  }

  test('keeps the original file, and its headings as sections', async () => {
    const bytes = wordFile([
      { text: 'Article 1 - Objet', bold: true },
      { text: 'Le prestataire entretient les ascenseurs.' },
      { text: 'Article 2 - Durée', bold: true },
      { text: 'Le contrat dure un an.' },
    ])
    const read = await upload(company.administrator, 'Contrat ascenseurs.docx', bytes)
    expect([
      read.status,
      read.body.outline.map((section: { title: string }) => section.title),
    ]).toEqual([201, ['Objet', 'Durée']])
    const { _id } = await createContract(company.administrator, {
      from: { kind: 'upload', uploadId: read.body._id },
    })
    const { body } = await company.administrator.call('GET', `/contracts3/${_id}`)
    const { numbering } = await (await textOf(company.administrator, _id)).read()
    expect([body.original.name, numbering]).toEqual(['Contrat ascenseurs.docx', 'articles'])
    const original = await company.administrator.call('GET', `/contracts3/${_id}/original`)
    expect(original.bytes.equals(bytes)).toBe(true)
  })

  test('a hostile file is refused and the server keeps running', async () => {
    const { status, body } = await upload(
      company.administrator,
      'x.docx',
      Buffer.from('PK\u0003\u0004 not a zip'),
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.message).not.toBe('')
    expect((await company.administrator.call('GET', '/me')).status).toBe(200)
  })

  test('an upload is visible only to its uploader', async () => {
    const read = await upload(company.administrator, 'a.docx', wordFile([{ text: 'Un texte.' }]))
    const { browser, personId } = await company.join('contributor')
    const { status, body } = await browser.call('POST', '/contracts3', {
      ...(await contractForm(company.administrator)),
      ownerId: personId,
      from: { kind: 'upload', uploadId: read.body._id },
    })
    expect([status, body.code]).toEqual([404, 'UPLOAD_NOT_FOUND'])
  })

  test('an upload is deleted after thirty days, the original of its contract is not', async () => {
    const { administrator, companyId } = company
    const bytes = wordFile([{ text: 'Un texte.' }])
    const read = await upload(administrator, 'a.docx', bytes)
    const from = { kind: 'upload', uploadId: read.body._id }
    const { _id } = await createContract(administrator, { from })
    const { inCompany } = product.product.platform
    const forgetAfter = async (days: number) => {
      const now = new Date(product.clock.now().getTime() + days * 24 * 60 * 60 * 1000)
      await forgetUploads({ inCompany, clock: { now: () => now } }, companyId)
    }
    await forgetAfter(30)
    await createContract(administrator, { from })
    await forgetAfter(31)
    const again = { ...(await contractForm(administrator)), from }
    const { body } = await administrator.call('POST', '/contracts3', again)
    expect(body.code).toBe('UPLOAD_NOT_FOUND')
    const original = await administrator.call('GET', `/contracts3/${_id}/original`)
    expect(original.bytes.equals(bytes)).toBe(true)
  })
})

describe('the preview', () => {
  test('is a PDF/A with the values of the fields in the text', async () => {
    const { body: choices } = await company.administrator.call('GET', '/choices/templates')
    const [template] = choices.value
    expect(template.fields).toEqual(expect.arrayContaining(['counterparty_name', 'effective_date']))
    const { _id } = await createContract(company.administrator, {
      from: { kind: 'template', templateId: template._id },
      values: {
        ...template.values,
        effective_date: '2026-01-01',
        counterparty_name: 'Société Éclair',
      },
    })
    const preview = `${(await textOf(company.administrator, _id)).path}/preview`
    const { status, headers, bytes } = await company.administrator.call('GET', preview)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('pdfaid:part')
    const other = await signUpCompany(product)
    expect((await other.administrator.call('GET', preview)).status).toBe(404)
  })
})
