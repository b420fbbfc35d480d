import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pngHeader } from '../../../platform/parsers/testing/build-word.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { refusalText } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const call = (...of: Parameters<TestCompany['administrator']['call']>) =>
  company.administrator.call(...of)

async function settings() {
  const {
    icon: _i,
    logo: _l,
    letterhead: _h,
    nextReference: _n,
    revision: _r,
    ...form
  } = (await call('GET', '/company')).body
  return form
}

describe('the settings of a company', () => {
  test('apply to its contracts from then on', async () => {
    const form = { ...(await settings()), referencePattern: 'ACH/{year}-{counter}' }
    const changed = await call('PUT', '/company', form)
    expect(changed.body).toMatchObject({ nextReference: 'ACH/2026-0001' })
    const { reference } = await createContract(company.administrator)
    expect(reference).toBe('ACH/2026-0001')
    expect((await call('GET', '/company')).body.nextReference).toBe('ACH/2026-0002')
  })

  test('keep closing days sorted and unique', async () => {
    const closingDays = ['2026-12-26', '2026-05-15', '2026-12-26']
    const { body } = await call('PUT', '/company', { ...(await settings()), closingDays })
    expect(body.closingDays).toEqual(['2026-05-15', '2026-12-26'])
  })

  test.each([
    [{ name: ' ' }, 'name', 'FIELD_REQUIRED'],
    [{ siteName: '' }, 'siteName', 'FIELD_REQUIRED'],
    [{ timeZone: 'Europe/Lutèce' }, 'timeZone', 'TIME_ZONE_UNKNOWN'],
    [{ referencePattern: 'CTR-{counter}' }, 'referencePattern', 'REFERENCE_PATTERN_INCOMPLETE'],
    [
      { referencePattern: '{year}{counter}{counter}' },
      'referencePattern',
      'REFERENCE_PATTERN_INCOMPLETE',
    ],
    [{ referencePattern: '<{year}{counter}>' }, 'referencePattern', 'REFERENCE_PATTERN_INVALID'],
    [{ noticeWindowDays: 0 }, 'noticeWindowDays', 'LIFECYCLE_NOTICE_WINDOW_INVALID'],
    [{ noticeWindowDays: 366 }, 'noticeWindowDays', 'LIFECYCLE_NOTICE_WINDOW_INVALID'],
  ])('refuse %j at its field, in three languages', async (change, field, code) => {
    for (const locale of locales) {
      await call('PUT', '/me/language', { i18n: locale })
      const { status, body } = await call('PUT', '/company', { ...(await settings()), ...change })
      expect([status, body.errors]).toMatchObject([422, [{ field, code }]])
      expect(body.errors[0].message).toBe(refusalText(locale, { code, params: { max: 365 } }))
    }
  })

  test('are for those who configure the company', async () => {
    const { browser } = await company.join('contractManager')
    expect((await browser.call('GET', '/company')).body.code).toBe('NOT_ALLOWED_MODULES_COMPANY')
  })
})

describe('the branding of a site', () => {
  const upload = (part: string, bytes: Uint8Array) => {
    const { payload, headers } = multipart('logo.png', bytes)
    return call('PUT', `/company/brand/${part}?replaces=any`, payload, headers)
  }

  test('is the company’s own for its people, and the product’s for strangers', async () => {
    const png = pngHeader(64, 64)
    await call('PUT', '/company', { ...(await settings()), siteName: 'Contrats Acme' })
    expect((await upload('icon', png)).body).toMatchObject({ icon: expect.any(String), logo: null })
    expect((await call('GET', '/misc/app')).body.siteName).toBe('Contrats Acme')
    const icon = await call('GET', '/misc/app/logo?type=icon')
    expect(icon.headers['content-type']).toBe('image/png')
    const logo = await call('GET', '/misc/app/logo?type=full')
    expect(logo.headers['content-type']).toBe('image/svg+xml')
    const stranger = product.browser()
    expect((await stranger.call('GET', '/misc/app')).body.siteName).toBe('Tacite')
    const own = await stranger.call('GET', '/misc/app/logo?type=icon')
    expect(own.headers['content-type']).toBe('image/svg+xml')
    expect((await call('DELETE', '/company/brand/icon?replaces=any')).body.icon).toBeNull()
  })

  test('accepts no image with scripts, and no poster-sized one', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await upload('logo', svg)).status).toBe(415)
    const poster = await upload('logo', pngHeader(2001, 10))
    expect(poster.body.code).toBe('BRAND_TOO_LARGE')
  })
})

describe('preferences', () => {
  const defaults = {
    showResetPassword: true,
    listUpdateStatus: ['instant'],
    listDeadlineStatus: ['instant'],
    listRenwalAndTerminationPeriod: ['instant'], // sic, spec 3
    durationRenwalAndTerminationPeriod: '', // sic, spec 3
    listValidationRejectionStatusWorkflkow: ['instant'], // sic, spec 3
    quietHours: null,
    weeklyOutlook: true,
  }

  test('default to immediate mails, and are what was chosen after', async () => {
    expect((await call('GET', '/me/preferences')).body).toEqual(defaults)
    const chosen = {
      ...defaults,
      listUpdateStatus: [],
      listDeadlineStatus: ['weekly', 'daily'],
      durationRenwalAndTerminationPeriod: '45',
    }
    const { body } = await call('PUT', '/me/preferences', chosen)
    expect(body).toEqual({ ...chosen, listDeadlineStatus: ['daily'] })
    expect((await call('GET', '/me/preferences')).body).toEqual(body)
  })

  test('refuse invalid days', async () => {
    const { body } = await call('PUT', '/me/preferences', {
      ...defaults,
      durationRenwalAndTerminationPeriod: '400',
    })
    expect(body.errors).toMatchObject([
      { field: 'durationRenwalAndTerminationPeriod', code: 'LIFECYCLE_NOTICE_WINDOW_INVALID' },
    ])
  })
})

describe('integrations', () => {
  const PRIVATE_KEY = 'canari-clé-privée'
  const provider1 = {
    service: 'provider1',
    publicKey: 'pk',
    privateKey: PRIVATE_KEY,
    account: 'acme',
    password: 'canari-passe',
  }

  test('are configured completely, and never reveal their secrets', async () => {
    const answer = await call('PUT', '/integrations', provider1)
    expect(answer.body.value[0]).toMatchObject({
      service: 'provider1',
      isConfigured: true,
      kept: ['privateKey', 'password'],
      shown: { publicKey: 'pk', account: 'acme' },
    })
    expect(answer.body.value[1]).toMatchObject({ service: 'provider2', isConfigured: false })
    const everything = JSON.stringify([answer.body, (await call('GET', '/integrations')).body])
    expect(everything).not.toContain('canari')
    const rows = await product.product.platform.inCompany(company.companyId, (db) =>
      db.select('integration').selectAll().execute(),
    )
    expect(JSON.stringify(rows)).not.toContain('canari')
  })

  test('keep a secret left empty, and refuse missing fields', async () => {
    const withoutSecrets = { ...provider1, privateKey: '', password: '' }
    const first = await call('PUT', '/integrations', withoutSecrets)
    expect(first.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'password',
      'privateKey',
    ])
    await call('PUT', '/integrations', provider1)
    const { status, body } = await call('PUT', '/integrations', {
      ...withoutSecrets,
      account: 'acme-2',
    })
    expect([status, body.value[0].shown.account]).toEqual([200, 'acme-2'])
  })

  test.each([
    ['provider1', ['publicKey', 'privateKey', 'account', 'password']],
    ['provider2', ['account']],
    ['sharing', ['url', 'siteUri', 'workFolderPath', 'username', 'password']],
  ])('need every field of %s', async (service, fields) => {
    const nothing = Object.fromEntries(fields.map((field) => [field, '']))
    const { status, body } = await call('PUT', '/integrations', { service, ...nothing })
    const refused = fields.map((field) => ({ field, code: 'FIELD_REQUIRED' }))
    expect([status, body.errors]).toMatchObject([422, refused])
  })

  test.each(['file:///etc/passwd', 'http://x', 'http://partage.exemple.test/'])(
    'need an encrypted web address: %s',
    async (url) => {
      const { body } = await call('PUT', '/integrations', {
        service: 'sharing',
        url,
        siteUri: '/sites/acme',
        workFolderPath: '/Contrats',
        username: 'tacite',
        password: 'canari',
      })
      expect(body.errors).toMatchObject([{ field: 'url', code: 'WEB_ADDRESS_INVALID' }])
    },
  )

  test('can be removed once', async () => {
    await call('PUT', '/integrations', { service: 'provider2', account: '42' })
    const { body } = await call('DELETE', '/integrations/provider2')
    expect(body.value[1]).toMatchObject({ isConfigured: false, shown: {} })
    expect((await call('DELETE', '/integrations/provider2')).body.code).toBe(
      'INTEGRATION_NOT_CONFIGURED',
    )
  })

  test('are visible to all and changed by those who may; others see why not', async () => {
    const { browser } = await company.join('contractManager')
    const { body } = await browser.call('GET', '/integrations')
    const code = 'NOT_ALLOWED_MODULES_INTEGRATIONS'
    expect(body.refusal).toBe(createTranslator('fr').refusal({ code }))
    expect((await browser.call('PUT', '/integrations', provider1)).body.code).toBe(code)
  })
})
