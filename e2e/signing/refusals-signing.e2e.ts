import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { test, type Company } from '../support/company.ts'
import { outsider, sendForSignature, writtenContract } from '../support/contracts.ts'
import { lastCode, lastLink, wrong } from '../support/letters.ts'
import { anonymous, must, personOf, type Person } from '../support/person.ts'

interface SentContract {
  contractId: string
  name: string
  email: string
  /** The path of the invitation, as in the mail. */
  link: string
}

/** A contract awaiting the signature of one external signatory. */
async function sentContract({ product, administrator }: Company): Promise<SentContract> {
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  const invitee = outsider()
  const { name, email } = invitee
  await sendForSignature(administrator, contractId, [invitee])
  return { contractId, name, email, link: await lastLink(product, email) }
}

/** The external signatory on a device that has entered its code already. */
async function enteredGuest({ product }: Company, sent: SentContract) {
  const { api, call } = await anonymous(product.url)
  const token = sent.link.slice('/invitation/#'.length)
  must(await call('POST', '/invitations/code', { token }), 200, 'asking for a code')
  const code = await lastCode(product, sent.email, 2)
  const entered = must(await call('POST', '/invitations/session', { token, code }), 200, 'entering')
  const { id, ...guest } = personOf(product.url, api, {
    id: entered.invitationId as string,
    name: sent.name,
    email: sent.email,
  })
  return { ...guest, path: `/invitation/${id}`, address: `/invitations/${id}` }
}

async function openPage(
  browser: Browser,
  reader: Pick<Person, 'open'>,
  path: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await reader.open(browser)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(path)
  return { page, context }
}

/** From the document to the code field. */
async function askForCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Signer le document' }).click()
  await page.getByRole('checkbox', { name: /J’accepte de le signer/ }).check()
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await expect(page.getByLabel('Code à six chiffres')).toBeFocused()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code à six chiffres').fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Signer le document' }).click()
}

test('a wrong code shows the remaining attempts, is void after five, and a new one signs', async ({
  browser,
  company,
}) => {
  const sent = await sentContract(company)
  const guest = await enteredGuest(company, sent)
  const { page, context } = await openPage(browser, guest, guest.path)
  await askForCode(page)
  const code = await lastCode(company.product, sent.email, 3)

  for (const [tries, left] of ['4 essais', '3 essais', '2 essais', 'un essai'].entries()) {
    await typeCode(page, wrong(code, tries + 1))
    await expect(page.getByText(`Ce code n’est pas le bon : il reste ${left}.`)).toBeVisible()
  }
  await typeCode(page, wrong(code, 5))
  const exhausted = page.getByText(
    'Trop d’essais : ce code n’est plus valable, demandez-en un nouveau.',
  )
  await expect(exhausted).toBeVisible()
  // The right one comes too late, and the field with its message has the focus.
  await typeCode(page, code)
  await expect(exhausted).toBeVisible()
  await expect(page.getByLabel('Code à six chiffres')).toBeFocused()

  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Recevoir un nouveau code' }).click()
  await expect(page.getByText('Un nouveau code vous a été envoyé.')).toBeVisible()
  await expect(exhausted).toBeHidden()
  await typeCode(page, await lastCode(company.product, sent.email, 4))
  await expect(page.getByText('Vous avez signé', { exact: true })).toBeVisible()
  await context.close()
})

test('a signature cancelled while its signatory reads says so and signs nothing', async ({
  browser,
  company,
}) => {
  const sent = await sentContract(company)
  const guest = await enteredGuest(company, sent)
  const { page, context } = await openPage(browser, guest, guest.path)
  await askForCode(page)
  const code = await lastCode(company.product, sent.email, 3)
  const path = `/contracts3/${sent.contractId}/signature`
  must(await company.administrator.call('DELETE', path), 200, 'cancelling')

  await typeCode(page, code)
  await expect(page.getByText('annulée par son expéditeur').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signer le document' })).toHaveCount(0)
  expect(page.url()).not.toContain('/auth/signin')
  const { status } = must(
    await company.administrator.call('GET', `/contracts3/${sent.contractId}`),
    200,
    'reading the contract',
  )
  expect(status).not.toBe('SIGNED')
  await context.close()
})

test.describe('a link', () => {
  const closed: Record<string, [why: string, close: Closing]> = {
    expired: [
      'Ce lien a expiré : demandez-en un nouveau à l’expéditeur.',
      async ({ company, signatoryId }) => {
        await company.query(
          `update invitation_link set expires_at = now() - interval '1 minute' where signatory_id = $1`,
          [signatoryId],
        )
      },
    ],
    replaced: [
      'Ce lien a été remplacé : utilisez celui du dernier message reçu.',
      async ({ company, sent, signatoryId }) => {
        const path = `/contracts3/${sent.contractId}/signature/${signatoryId}/invitation`
        must(await company.administrator.call('POST', path), 200, 'sending the invitation again')
      },
    ],
    cancelled: [
      'Cette signature a été annulée par son expéditeur.',
      async ({ company, sent }) => {
        const path = `/contracts3/${sent.contractId}/signature`
        must(await company.administrator.call('DELETE', path), 200, 'cancelling')
      },
    ],
  }
  type Closing = (given: {
    company: Company
    sent: SentContract
    signatoryId: string
  }) => Promise<void>

  test('that expired, was replaced, cancelled or mistyped says which, and shows nothing of the document', async ({
    page,
    company,
  }) => {
    for (const [why, close] of Object.values(closed)) {
      const sent = await sentContract(company)
      const signature = await company.administrator.call(
        'GET',
        `/contracts3/${sent.contractId}/signature`,
      )
      const signatoryId = signature.body.current.signatories[0]._id as string
      await close({ company, sent, signatoryId })
      await page.goto(sent.link)
      await expect(page.getByRole('heading', { name: 'Ce lien ne s’ouvre pas' })).toBeVisible()
      await expect(page.getByText(why)).toBeVisible()
      await expect(page.getByText('Maintenance des ascenseurs')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Recevoir le code' })).toHaveCount(0)
    }
    await page.goto(`/invitation/${'x'.repeat(43)}`)
    await expect(page.getByText('Ce lien n’existe pas')).toBeVisible()
  })

  test('to a signed contract shows that it is signed, and offers no second signature', async ({
    browser,
    company,
  }) => {
    const sent = await sentContract(company)
    const guest = await enteredGuest(company, sent)
    const { documentSha256 } = await signByCalls(company, sent, guest)
    const { page, context } = await openPage(browser, guest, sent.link)
    await expect(page.getByText('Vous avez signé', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Signer le document' })).toHaveCount(0)
    const again = await guest.call('POST', `${guest.address}/code`, {
      consent: true,
      documentSha256,
    })
    expect([again.status, again.body.message]).toEqual([409, 'Vous avez déjà signé ce document.'])
    await context.close()
  })
})

async function signByCalls(
  { product }: Company,
  { name, email }: SentContract,
  { call, address }: Awaited<ReturnType<typeof enteredGuest>>,
): Promise<{ documentSha256: string }> {
  const documentSha256 = must(await call('GET', address), 200, 'reading').document.sha256 as string
  must(
    await call('POST', `${address}/code`, { consent: true, documentSha256 }),
    200,
    'asking for a signing code',
  )
  const code = await lastCode(product, email, 3)
  const signature = { kind: 'typed', text: name }
  const signed = await call('POST', `${address}/signature`, { documentSha256, code, signature })
  must(signed, 200, 'signing')
  return { documentSha256 }
}
