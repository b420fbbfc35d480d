import { expect, type Browser, type Page } from '@playwright/test'
import type { Company } from '../support/company.ts'
import { lastCode, lastLink, codeAbout } from '../support/letters.ts'
import type { Person } from '../support/person.ts'
import { audit, PHONE, quietPage } from '../support/screens.ts'
import { OUTSIDER, TITLE } from './setup.ts'
import { asPerson } from './validate.ts'

/** An external signatory first, then a person of the company. */
export async function sendForSignature(page: Page, insider: Person): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  const form = page.getByRole('dialog', { name: `Envoyer « ${TITLE} » pour signature` })
  await form.getByRole('textbox', { name: 'Nom et prénom' }).fill(OUTSIDER.name)
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(OUTSIDER.email)
  await form
    .getByRole('textbox', { name: /^Qualité/ })
    .first()
    .fill('Gérant')
  await form.getByRole('combobox', { name: 'Personne de l’entreprise' }).fill(insider.name)
  await page.getByRole('option', { name: insider.name }).click()
  await form.getByRole('button', { name: 'Envoyer pour signature' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('tab', { name: 'Signature' }).click()
  await expect(page.getByText('En cours de signature', { exact: true }).first()).toBeVisible()
  // Frozen: nothing of it can be changed any more, and the page says why.
  await expect(page.getByText('Lecture seule').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titre de la section' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Accès' }).click()
  const outside = page.getByRole('list', { name: 'Signataires externes' })
  await expect(outside.getByRole('listitem')).toContainText([OUTSIDER.email])
  await page.getByRole('tab', { name: 'Signature' }).click()
}

/** Without an account, on a phone: from the mailed link to the signature. */
export async function signOutside(browser: Browser, { product }: Company): Promise<void> {
  const { page, close } = await quietPage(browser, {
    baseURL: product.url,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(await lastLink(product, OUTSIDER.email))
  await expect(page.getByRole('heading', { name: `Bonjour ${OUTSIDER.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Recevoir le code' }).tap()
  await page.getByLabel('Code à six chiffres').fill(await lastCode(product, OUTSIDER.email, 2))
  await page.getByRole('button', { name: 'Ouvrir le document' }).tap()
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  await expect(page.getByText('Un technicien répond à toute heure').first()).toBeVisible()

  await page.getByRole('button', { name: 'Signer le document' }).tap()
  const signing = page.getByRole('dialog', { name: `Signer « ${TITLE} »` })
  // Nothing is sent without the consent.
  await signing.getByRole('button', { name: 'Recevoir mon code' }).tap()
  await expect(signing.getByText('Cochez cette case pour signer.')).toBeVisible()
  await signing.getByRole('checkbox', { name: /J’accepte de le signer/ }).check()
  await expect(signing.getByRole('textbox', { name: 'Votre nom' })).toHaveValue(OUTSIDER.name)
  await signing.getByRole('button', { name: 'Recevoir mon code' }).tap()
  await signing.getByLabel('Code à six chiffres').fill(await lastCode(product, OUTSIDER.email, 3))
  await signing.getByRole('button', { name: 'Signer le document' }).tap()
  await expect(page.getByText('Vous avez signé').first()).toBeVisible()
  await audit(page, '22-signed-outside')
  await close()
}

/** In their turn, with a drawn signature. */
export async function signInside(
  browser: Browser,
  { product }: Company,
  insider: Person,
): Promise<void> {
  await asPerson(browser, insider, async (page) => {
    await page.goto('/home/tasks')
    await page
      .getByRole('row', { name: TITLE })
      .getByRole('link', { name: TITLE, exact: true })
      .click()
    await page.waitForURL('**/contract/*/edit**')
    await page.getByRole('link', { name: 'Lire et signer' }).first().click()
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Signer le document' }).click()
    const signing = page.getByRole('dialog', { name: `Signer « ${TITLE} »` })
    await signing.getByRole('tab', { name: 'À la main' }).click()
    await draw(page)
    await signing.getByRole('checkbox', { name: /J’accepte de le signer/ }).check()
    await signing.getByRole('button', { name: 'Recevoir mon code' }).click()
    await signing
      .getByLabel('Code à six chiffres')
      .fill(await codeAbout(product, insider.email, TITLE))
    await signing.getByRole('button', { name: 'Signer le document' }).click()
    await expect(page.getByRole('link', { name: 'Télécharger la copie signée' })).toBeVisible({
      timeout: 30_000,
    })
  })
}

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /^Cadre de signature/ })
  const box = (await pad.boundingBox())!
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.2, 0.7))
  await page.mouse.down()
  for (const [x, y] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.5, 0.3],
    [0.6, 0.7],
    [0.8, 0.5],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 })
  await page.mouse.up()
}
