import { expect, test } from 'vitest'
import { signUpCompany } from '../../../testing/companies.ts'
import { startProduct } from '../../../testing/start-product.ts'

test('there is no mailbox outside the demo', async () => {
  const product = await startProduct()
  try {
    expect((await product.browser().call('GET', '/misc/mailbox')).status).toBe(404)
  } finally {
    await product.stop()
  }
})

test('the demo shows the mails that would have been sent', async () => {
  const demo = await startProduct({ env: { TACITE_DEMO: '1' } })
  try {
    const company = await signUpCompany(demo)
    await demo.product.platform.inCompany(company.companyId, (db) =>
      demo.product.platform.queueMail(db, {
        recipient: 'lea@exemple.test',
        locale: 'fr',
        subject: 'Bonjour\r\nBcc: tous@exemple.test',
        paragraphs: ['Un mot.'],
        action: { label: 'Ouvrir', url: 'http://127.0.0.1:3000/home' },
      }),
    )
    const { body } = await demo.browser().call('GET', '/misc/mailbox')
    expect(body.value[0]).toMatchObject({
      to: 'lea@exemple.test',
      subject: 'Bonjour Bcc: tous@exemple.test',
    })
    expect(body.value[0].text).toContain('http://127.0.0.1:3000/home')
  } finally {
    await demo.stop()
  }
})

test('the demo runs on loopback only', async () => {
  await expect(startProduct({ env: { TACITE_DEMO: '1', HOST: '0.0.0.0' } })).rejects.toThrow(
    'loopback',
  )
})
