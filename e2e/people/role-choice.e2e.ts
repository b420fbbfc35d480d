import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'

test('typing in a field that has a value highlights what is typed, and Enter chooses it', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const form = { name: 'Juriste', permissions: ['contracts3:list'] }
  const { _id } = must(await call('POST', '/roles', form), 201, 'a role')
  const colleague = await company.join('reader', 'Paul Renaud')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/administration/gestionUtilisateur?open=${colleague.id}`)
  const role = page.getByRole('combobox', { name: 'Rôle' }).last()
  await expect(role).toHaveValue('Lecteur')
  await role.click()
  await role.selectText()
  await page.keyboard.type('Juriste', { delay: 40 })
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Juriste' })).toHaveAttribute('data-highlighted', '')
  await expect(options).toHaveText([/Juriste/])
  await page.keyboard.press('Enter')
  await expect(role).toHaveValue('Juriste')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(async () => (await call('GET', `/users/${colleague.id}`)).body.role._id)
    .toBe(_id)
  await context.close()
})
