import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { MAX_PICTURE_MEGABYTES } from './picture.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const OWN = '/me/picture'
const image = Buffer.from(drawSignature(90))

function upload(browser: Browser, bytes: Buffer, path = OWN) {
  const { payload, headers } = multipart('moi.png', bytes)
  return browser.call('POST', path, payload, headers)
}

test('anybody sets, replaces and removes their own picture, and the trail has it', async () => {
  const { browser, personId } = await company.join('reader', 'Léa')
  const set = await upload(browser, image)
  const { profilePictureUrl } = set.body
  expect([set.status, set.body.isTrimmed]).toEqual([201, false])
  expect((await browser.call('GET', '/me')).body.profilePictureUrl).toBe(profilePictureUrl)
  const seen = await company.administrator.call('GET', profilePictureUrl)
  expect(seen.bytes.equals(image)).toBe(true)
  const { body: trail } = await company.administrator.call('GET', '/administration/audit?$top=5')
  expect(trail.value[0].text).toMatch(/^Léa.* a changé la photo de Léa/)

  expect((await browser.call('DELETE', OWN)).status).toBe(204)
  expect((await browser.call('GET', '/me')).body.profilePictureUrl).toBeNull()
  expect((await browser.call('DELETE', OWN)).status).toBe(404)
  expect((await browser.call('GET', `/users/${personId}/picture`)).status).toBe(404)
})

test('what follows the picture in its file is cut, as for an administrator', async () => {
  const { browser } = await company.join('reader')
  const set = await upload(browser, Buffer.concat([image, Buffer.from('derrière')]))
  expect([set.status, set.body.isTrimmed]).toEqual([201, true])
  const { bytes } = await browser.call('GET', set.body.profilePictureUrl)
  expect(bytes.equals(image)).toBe(true)
})

test.each([
  ['fr', /png, jpeg, webp/, /5.Mo/],
  ['en', /png, jpeg, webp/, /5.MB/],
  ['es', /png, jpeg, webp/, /5.MB/],
] as const)(
  'a wrong kind and a large file are refused in words in %s',
  async (i18n, kind, size) => {
    const { browser } = await company.join('reader')
    await browser.call('PUT', '/me/language', { i18n })
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
    for (const bytes of [gif, Buffer.from('<svg onload="alert(1)"/>')]) {
      const refused = await upload(browser, bytes)
      expect([refused.status, refused.body.code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
      expect(refused.body.message).toMatch(kind)
    }
    const large = Buffer.concat([image, Buffer.alloc(MAX_PICTURE_MEGABYTES * 1024 * 1024)])
    const refused = await upload(browser, large)
    expect([refused.status, refused.body.code]).toEqual([413, 'FILE_TOO_LARGE'])
    expect(refused.body.message).toMatch(size)
    expect((await browser.call('GET', '/me')).body.profilePictureUrl).toBeNull()
  },
)

test('nobody sets the picture of another person without administering people', async () => {
  const { browser } = await company.join('contributor')
  const path = `/users/${company.administratorId}/picture`
  expect((await upload(browser, image, path)).status).toBe(403)
  expect((await browser.call('DELETE', path)).status).toBe(403)
})
