import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { confirming } from '../../../testing/confirming.ts'
import { fillSections } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  OUTSIDER,
  sealNow,
  sendOut,
  signableContract,
  signInside,
} from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = await signableContract(company)
})

/** Makes the first section consist of nothing but the value of a field. */
async function writeField(variable: string) {
  const text = await textOf(company.administrator, contractId)
  const [section] = (await text.read()).blocks[0].sections
  const field = { type: 'field', attrs: { variable } }
  await company.administrator.call('PUT', `${text.path}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    version: section.version,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [field] }],
    },
  })
}

describe('the signatories', () => {
  const faults = async (signatories: object[]) => {
    const { status, body } = await sendOut(company, contractId, signatories)
    return [
      status,
      ...(body.errors ?? [body]).map(({ field, code }: { field: string; code: string }) =>
        [field, code].join(' '),
      ),
    ]
  }

  test('are required', async () => {
    expect(await faults([])).toEqual([422, 'signatories SIGNATORIES_REQUIRED'])
  })

  test('from outside have a name and an address', async () => {
    expect(await faults([{ kind: 'external', name: '', email: 'elodie@' }])).toEqual([
      422,
      'signatories.0.name FIELD_REQUIRED',
      'signatories.0.email EMAIL_INVALID',
    ])
    expect(await faults([{ ...OUTSIDER, name: 'Élodie\nBcc: x' }])).toEqual([
      422,
      'signatories.0.name SIGNATORY_NAME_UNPRINTABLE',
    ])
  })

  test('sign once each', async () => {
    const twin = { ...OUTSIDER, name: 'Jumelle', email: OUTSIDER.email.toUpperCase() }
    expect(await faults([OUTSIDER, twin])).toEqual([422, 'signatories.1.email SIGNATORY_REPEATED'])
  })

  test('from inside are active people of this company', async () => {
    const other = await signUpCompany(product)
    const stranger = { kind: 'internal', personId: other.administratorId }
    expect(await faults([stranger])).toEqual([422, 'signatories.0.personId SIGNATORY_NOT_INSIDE'])
    const { personId } = await company.join('thirdParty')
    expect(await faults([{ kind: 'internal', personId }])).toEqual([
      422,
      'signatories.0.personId SIGNATORY_NOT_INSIDE',
    ])
  })

  test('of the company are not accepted as external', async () => {
    const { email } = await company.join('contributor')
    expect(await faults([{ ...OUTSIDER, email }])).toEqual([
      422,
      'signatories.0.email SIGNATORY_IS_INSIDE',
    ])
  })

  test('get mails in their own language', async () => {
    await sendOut(company, contractId, [{ ...OUTSIDER, i18n: 'es' }])
    const [mail] = await mailsOf(product, company, OUTSIDER.email)
    expect(mail?.subject).toBe('«Acme» le invita a firmar «Contrat de maintenance»')
  })

  test('to choose from are people who can open contracts', async () => {
    await company.join('thirdParty', 'Tiers')
    const { body } = await company.administrator.call('GET', '/choices/people?signs=true')
    expect(body.value.map(({ name }: { name: string }) => name)).toEqual(['Anne Martin'])
  })
})

describe('the text', () => {
  test.each(['collaborators', 'thirdParties'])(
    'with a section for %s alone is not sent: everybody signs the same document',
    async (audience) => {
      const text = await textOf(company.administrator, contractId)
      const [section] = (await text.read()).blocks[0].sections
      await text.save(section._id, { title: 'Marge', audience })
      const inside = [{ kind: 'internal', personId: company.administratorId }]
      for (const signatories of [[OUTSIDER], inside]) {
        const { status, body } = await sendOut(company, contractId, signatories)
        expect([status, body.code]).toEqual([422, 'SIGNATURE_RESTRICTED_SECTIONS'])
        expect(body.message).toContain('Marge')
      }
      const { body } = await company.administrator.call(
        'GET',
        `/contracts3/${contractId}/signature`,
      )
      expect(body.sending).toEqual({
        code: 'SIGNATURE_RESTRICTED_SECTIONS',
        message: expect.stringContaining('Marge'),
      })
      await text.save(section._id, { audience: 'anyone', version: 3 })
      expect((await sendOut(company, contractId, inside)).status).toBe(201)
    },
  )

  test('with a required field that has no value is not sent', async () => {
    await company.administrator.call('POST', '/administration/tagged-fields', {
      label: 'Loyer',
      variable: 'loyer',
      type: 'text',
      required: true,
    })
    await writeField('loyer')
    const { status, body } = await sendOut(company, contractId)
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'READY_REQUIRED', 'loyer'])
  })

  test('that names the day of its signature is sent, and keeps the words it was signed with', async () => {
    await writeField('signature_date')
    const words = 'jour de la dernière signature électronique'
    const { current } = (
      await sendOut(company, contractId, [{ kind: 'internal', personId: company.administratorId }])
    ).body
    const shown = await company.administrator.call(
      'GET',
      `/contracts3/${contractId}/signature/document`,
    )
    expect(JSON.stringify(shown.body.document.blocks)).toContain(words)
    const { body } = await company.administrator.call('GET', '/me')
    const administrator = { browser: company.administrator, email: body.email }
    await signInside(product, company, contractId, administrator)
    await sealNow(product, company, contractId)
    const page = await company.administrator.call('GET', `/contracts3/${contractId}`)
    expect([page.body.status, page.body.signatureDate]).toEqual([
      'SIGNED',
      current.requestedAt.slice(0, 10),
    ])
    const { values } = await (await textOf(company.administrator, contractId)).read()
    expect(values.signature_date).toBeNull()
  })

  test('with unprintable characters is not sent', async () => {
    await fillSections(company.administrator, contractId, 'Prix en \u{12000}')
    const { status, body } = await sendOut(company, contractId)
    expect([status, body.code]).toEqual([422, 'READY_CHARACTERS'])
    expect(
      (await company.administrator.call('GET', `/contracts3/${contractId}`)).body,
    ).toMatchObject({ isFrozen: false })
  })
})

describe('a requested validation', () => {
  const path = () => `/contracts3/${contractId}/validation`
  const ask = async () => {
    const { body } = await company.administrator.call('POST', path(), {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
    })
    return body.current.steps[0]._id as string
  }
  const decide = (stepId: string, decision: string) =>
    company.administrator.call('PUT', `${path()}/${stepId}/decision`, { decision, reason: 'Non' })

  test('must be given first', async () => {
    const stepId = await ask()
    const running = await sendOut(company, contractId)
    expect([running.status, running.body.code]).toEqual([409, 'SIGNATURE_VALIDATION_RUNNING'])
    await decide(stepId, 'refused')
    expect((await sendOut(company, contractId)).status).toBe(409)
  })

  test('disables the button, with the reason of the refusal', async () => {
    const sending = async () =>
      (await company.administrator.call('GET', `/contracts3/${contractId}/signature`)).body.sending
    expect(await sending()).toBeNull()
    const stepId = await ask()
    const { body } = await sendOut(company, contractId)
    expect(await sending()).toEqual({ code: body.code, message: body.message })
    await decide(stepId, 'accepted')
    expect(await sending()).toBeNull()
  })

  test('must be given for this text', async () => {
    await decide(await ask(), 'accepted')
    await fillSections(confirming(company.administrator), contractId, 'Un autre texte.')
    const suspended = await sendOut(company, contractId)
    expect([suspended.status, suspended.body.code]).toEqual([
      409,
      'SIGNATURE_VALIDATION_OF_SUSPENDED',
    ])
  })

  test('once given enables the signature, and stays when the signature is cancelled', async () => {
    await decide(await ask(), 'accepted')
    expect((await sendOut(company, contractId)).status).toBe(201)
    await company.administrator.call('DELETE', `/contracts3/${contractId}/signature`)
    const { body } = await company.administrator.call('GET', `/contracts3/${contractId}`)
    expect(body).toMatchObject({ status: 'VALIDATION', readyToSign: true, isFrozen: false })
    const validation = await company.administrator.call('GET', path())
    expect(validation.body.current.state).toBe('accepted')
  })

  test('once cancelled does not count', async () => {
    await ask()
    await company.administrator.call('DELETE', path())
    expect((await sendOut(company, contractId)).status).toBe(201)
  })
})
