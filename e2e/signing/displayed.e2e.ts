import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { outsider, sendForSignature, writtenContract } from '../support/contracts.ts'
import { lastCode, lastLink } from '../support/letters.ts'
import { anonymous, must, personOf } from '../support/person.ts'

test('a display is recorded by the page that shows the document, not by what fetches it', async ({
  browser,
  company,
}) => {
  const { product, administrator } = company
  const contractId = await writtenContract(administrator, 'Maintenance des portes')
  const invitee = outsider()
  await sendForSignature(administrator, contractId, [invitee])
  const signatory = async () => {
    const path = `/contracts3/${contractId}/signature`
    const { current } = must(await administrator.call('GET', path), 200, 'reading the signature')
    return (current as { signatories: { state: string }[] }).signatories[0]?.state
  }
  const { api, call } = await anonymous(product.url)
  const token = (await lastLink(product, invitee.email)).slice('/invitation/#'.length)
  must(await call('POST', '/invitations/code', { token }), 200, 'asking for a code')
  const code = await lastCode(product, invitee.email, 2)
  const entered = must(await call('POST', '/invitations/session', { token, code }), 200, 'entering')
  const id = entered.invitationId as string
  must(await call('GET', `/invitations/${id}`), 200, 'fetching the document')
  expect(await signatory()).toBe('invited')

  const { name, email } = invitee
  const context = await personOf(product.url, api, { id, name, email }).open(browser)
  const page = await context.newPage()
  const report = page.waitForResponse((response) => response.url().endsWith('/display'))
  await page.goto(`/invitation/${id}`)
  expect((await report).status()).toBe(204)
  expect(await signatory()).toBe('viewed')
  await context.close()
})
