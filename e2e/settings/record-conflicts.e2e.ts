import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

const CONFLICT = /a modifié cette fiche le/

/** Without change notices: what others save is only learned on saving. */
const cutNotices = (page: Page) => page.route('**/api/v1/events*', (route) => route.abort())

test('a save that another one preceded shows both values, and loses nothing typed', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const colleague = await company.join('administrator', 'Paul Renaud')
  const path = '/administration/contract-types'
  const type = must(await call('POST', path, { title: 'Bail rural' }), 201, 'a type')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/administration/typeContract?open=${type._id}`)
  await page.getByRole('textbox', { name: 'Description' }).fill('Ma description')
  const other = { title: 'Bail à ferme', description: 'La sienne' }
  must(await colleague.call('PUT', `${path}/${type._id}`, other), 200, 'their save')

  const saving = page.getByRole('button', { name: 'Enregistrer' })
  await saving.click()
  const conflict = page.getByRole('alert').filter({ hasText: CONFLICT })
  await expect(conflict).toContainText('Paul Renaud a modifié cette fiche le')
  await expect(conflict.getByRole('listitem')).toHaveText(['Type'])
  await expect(page.getByRole('textbox', { name: 'Type', exact: true })).toHaveValue('Bail à ferme')
  const description = conflict.getByRole('group', { name: 'Description' })
  await expect(description).toContainText('Ma description')
  await expect(description).toContainText('La sienne')
  await auditBothWidths(page, 'record-conflict')
  // Nothing is sent before the choice.
  await saving.click()
  await expect(conflict).toBeFocused()
  await description.getByRole('button', { name: 'Garder la mienne' }).click()
  await saving.click()
  await expect(page.getByText('« Bail à ferme » est enregistré.')).toBeVisible()
  const saved = (await call('GET', `${path}/${type._id}`)).body
  expect(saved).toMatchObject({ title: 'Bail à ferme', description: 'Ma description' })
  await context.close()
})

test('an open form follows the fields that others change, and asks about one being edited', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const colleague = await company.join('administrator', 'Paul Renaud')
  const project = must(
    await call('POST', '/administration/projects', { title: 'Halle' }),
    201,
    'it',
  )
  const path = `/administration/projects/${project._id}`
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/administration/projets?open=${project._id}`)
  const title = page.getByRole('textbox', { name: 'Titre', exact: true })
  await expect(title).toHaveValue('Halle')
  await colleague.call('PUT', path, { title: 'Halle de Lyon' })
  await expect(title).toHaveValue('Halle de Lyon')
  await expect(page.getByText(CONFLICT)).toHaveCount(0)

  await title.fill('Ma halle')
  await colleague.call('PUT', path, { title: 'Sa halle' })
  const conflict = page.getByRole('alert').filter({ hasText: CONFLICT })
  await conflict.getByRole('button', { name: 'Prendre la sienne' }).click()
  await expect(title).toHaveValue('Sa halle')
  await expect(page.getByText(CONFLICT)).toHaveCount(0)
  await context.close()
})

test('a right that somebody withdraws is not granted again by an older form', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const colleague = await company.join('administrator', 'Paul Renaud')
  const form = { name: 'Juriste suivi', permissions: ['modules:group', 'modules:tags'] }
  const role = must(await call('POST', '/roles', form), 201, 'a role')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/administration/roleManagement/role/${role._id}`)
  await page.getByRole('textbox', { name: 'Description' }).fill('Pour les juristes')
  await colleague.call('PUT', `/roles/${role._id}`, { ...form, permissions: ['modules:tags'] })
  const saving = page.getByRole('button', { name: 'Enregistrer' })
  await saving.click()
  await expect(page.getByRole('alert').filter({ hasText: CONFLICT })).toBeVisible()
  await saving.click()
  await expect(page.getByText('« Juriste suivi » est enregistré.')).toBeVisible()
  const saved = (await call('GET', `/roles/${role._id}`)).body
  expect(saved).toMatchObject({ description: 'Pour les juristes', permissions: ['modules:tags'] })
  await context.close()
})

test('the steps of a workflow that was saved elsewhere meanwhile are not lost', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const colleague = await company.join('administrator', 'Paul Renaud')
  const path = '/administration/workflows'
  const workflow = must(await call('POST', path, { name: 'Achats suivis' }), 201, 'a workflow')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/administration/workflow/edit/${workflow._id}`)
  await page.getByRole('button', { name: 'Ajouter une étape' }).click()
  await page.keyboard.type('Relecture')
  await page
    .getByRole('group', { name: /Relecture/ })
    .getByLabel('Description')
    .fill('Une seconde paire d’yeux.')
  const [{ _id: workflowStepId, name: _name, contracts: _c, isUsed: _u, circuits: _i, ...step }] =
    workflow.steps
  const steps = [{ ...step, workflowStepId, name: 'Premier jet' }]
  const body = { name: 'Achats revus', workflowVersion: workflow.version, steps }
  must(await colleague.call('PUT', `${path}/${workflow._id}`, body), 200, 'their save')

  const saving = page.getByRole('button', { name: 'Enregistrer le workflow' })
  await saving.click()
  const conflict = page.getByRole('alert').filter({ hasText: CONFLICT })
  const sides = conflict.getByRole('group', { name: 'Étapes' })
  await expect(sides).toContainText('Relecture')
  await expect(sides).toContainText('Premier jet')
  await expect(conflict.getByRole('listitem')).toHaveText(['Nom'])
  await auditBothWidths(page, 'workflow-conflict')
  await sides.getByRole('button', { name: 'Garder la mienne' }).click()
  await saving.click()
  await expect(page.getByText('« Achats revus » est enregistré.')).toBeVisible()
  const saved = (await call('GET', `${path}/${workflow._id}`)).body
  expect(saved.steps.map(({ name }: { name: string }) => name)).toContain('Relecture')
  await context.close()
})
