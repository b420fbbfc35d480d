import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { RunningProduct } from './product.ts'

export interface SignedUp {
  email: string
  password: string
}

/** Creates a company in French where anyone may, through the mail that confirms the address; ends on the first screen. */
export async function signUp(
  page: Page,
  product: RunningProduct,
  company = 'Ateliers Morel',
): Promise<SignedUp> {
  const email = `claire.${randomUUID().slice(0, 8)}@morel.test`
  const password = 'une phrase courte'
  await page.goto('/')
  await page.getByRole('link', { name: 'Créer un compte' }).first().click()
  await page.getByLabel('Nom de l’entreprise').fill(company)
  await page.getByLabel('Prénom').fill('Claire')
  await page.getByRole('textbox', { name: /^Nom(?! de)/ }).fill('Morel')
  await page.getByLabel('Adresse e-mail professionnelle').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible()
  const [mail] = await product.mailsTo(email)
  await page.goto(/\/auth\/activate#[\w-]{43}/.exec(mail!.text)![0])
  await expect(
    page.getByText(new RegExp(`Vous allez créer l’espace (?:de |d’)${company}\\.`)),
  ).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Claire')
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill(password)
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await page.waitForURL('**/home/dashboard')
  return { email, password }
}
