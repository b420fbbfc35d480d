import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'

export interface SignedUp {
  email: string
  password: string
}

/** Creates a company as its first visitor does, in French, and ends up on the first screen. */
export async function signUp(page: Page, company = 'Ateliers Morel'): Promise<SignedUp> {
  const email = `claire.${randomUUID().slice(0, 8)}@morel.test`
  const password = 'une phrase courte'
  await page.goto('/')
  await page.getByRole('link', { name: 'Créer un compte' }).first().click()
  await page.getByLabel('Nom de l’entreprise').fill(company)
  await page.getByLabel('Prénom').fill('Claire')
  await page.getByRole('textbox', { name: /^Nom(?! de)/ }).fill('Morel')
  await page.getByLabel('Adresse e-mail professionnelle').fill(email)
  await page.locator('input[autocomplete="new-password"]').fill(password)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await page.waitForURL('**/home/dashboard')
  return { email, password }
}
