import { expect } from '@playwright/test'
import { againInEnglish, countOnDashboard, findInSignedPdf } from './journey/find.ts'
import { downloadCopy } from './journey/download.ts'
import { sendForSignature, signInside, signOutside } from './journey/sign.ts'
import { requestValidation, seeValidated, validateTwice } from './journey/validate.ts'
import { createFromTemplate, stateDeadlines, writeText } from './journey/write.ts'
import { companyOfPage, test } from './support/company.ts'
import { signUp } from './support/people.ts'
import { quietPage } from './support/screens.ts'

test('the whole life of a contract, from creating an account to finding the signed copy', async ({
  browser,
  product,
  database,
}) => {
  // Everything in one go: minutes on a busy machine.
  test.setTimeout(600_000)
  const { page, close } = await quietPage(browser, { baseURL: product.url })
  const step = test.step

  await step('an account', async () => {
    await signUp(page, product)
    await expect(page.getByRole('heading', { name: 'Accueil', level: 1 })).toBeVisible()
  })
  const contractId = await step('a contract from the template', () => createFromTemplate(page))
  await step('its text', () => writeText(page))
  await step('its deadlines', () => stateDeadlines(page))

  const company = await companyOfPage(page, product, database)
  const lawyer = await company.join('validator', 'Inès Marchetti')
  const director = await company.join('contractManager', 'Hugo Bernard')
  const validators = [lawyer, director] as const
  await step('a circuit of two steps', () => requestValidation(page, validators))
  await step('two validations', () => validateTwice(browser, validators))
  await step('validated', () => seeValidated(page, contractId))

  await step('sent for signature', () => sendForSignature(page, director))
  await step('signed outside', () => signOutside(browser, company))
  await step('signed inside', () => signInside(browser, company, director))
  await step('a copy that proves itself', () => downloadCopy(page, product))

  await step('found again', () => findInSignedPdf(page, contractId))
  await step('counted', () => countOnDashboard(page))
  await step('in English, on a telephone', () => againInEnglish(page, contractId))
  await close()
})
