import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
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
  const steps = workflow.steps.map(asWritten)
  steps[0]!.name = 'Premier jet'
  const body = { name: 'Achats revus', workflowVersion: workflow.version, steps }
  must(await colleague.call('PUT', `${path}/${workflow._id}`, body), 200, 'their save')

  const saving = page.getByRole('button', { name: 'Enregistrer le workflow' })
  await saving.click()
  const conflict = page.getByRole('alert').filter({ hasText: CONFLICT })
  // Different steps: nothing to choose.
  await expect(conflict.getByRole('group')).toHaveCount(0)
  await expect(conflict.getByRole('listitem').first()).toHaveText('Nom')
  await expect(conflict).toContainText('Étape « Premier jet » : Nom')
  await auditBothWidths(page, 'workflow-merged')
  await saving.click()
  await expect(page.getByText('« Achats revus » est enregistré.')).toBeVisible()
  const saved = (await call('GET', `${path}/${workflow._id}`)).body
  const names = saved.steps.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['Premier jet', 'Relecture']))
  await context.close()
})

test('two administrators who changed the same part of a step choose, for that part only', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const colleague = await company.join('administrator', 'Paul Renaud')
  const path = '/administration/workflows'
  const workflow = must(await call('POST', path, { name: 'Ventes suivies' }), 201, 'a workflow')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/administration/workflow/edit/${workflow._id}`)
  const first = page.getByRole('group', { name: new RegExp(workflow.steps[0].name) })
  await first.getByLabel('Description').fill('Ma description')
  const steps = workflow.steps.map(asWritten)
  steps[0] = { ...steps[0], name: 'Premier jet', description: 'La sienne' }
  const body = { name: workflow.name, workflowVersion: workflow.version, steps }
  must(await colleague.call('PUT', `${path}/${workflow._id}`, body), 200, 'their save')

  const saving = page.getByRole('button', { name: 'Enregistrer le workflow' })
  await saving.click()
  const conflict = page.getByRole('alert').filter({ hasText: CONFLICT })
  const sides = conflict.getByRole('group')
  await expect(sides).toHaveCount(1)
  await expect(sides).toContainText('Description')
  await expect(sides).toContainText('Ma description')
  await expect(sides).toContainText('La sienne')
  await auditBothWidths(page, 'workflow-conflict')
  await sides.getByRole('button', { name: 'Prendre la sienne' }).click()
  await expect(page.getByText('La sienne')).toBeVisible()
  await context.close()
})

test('two administrators who changed different steps of a circuit both keep their change', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const colleague = await company.join('administrator', 'Paul Renaud')
  const path = '/administration/validation-circuits'
  const [workflowStep] = must(
    await call('GET', '/administration/validation-circuit-steps'),
    200,
    'steps',
  )
  const validatorIds = [company.administrator.id]
  const legal = { name: 'Juridique', rule: 'oneOf', validatorIds }
  const finance = { name: 'Finance', rule: 'oneOf', validatorIds: [colleague.id] }
  const form = { title: 'Achats', validationStepId: workflowStep._id, steps: [legal, finance] }
  const circuit = must(await call('POST', path, form), 201, 'a circuit')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/administration/cycleValidation?open=${circuit._id}`)
  await page.getByRole('textbox', { name: 'Nom' }).last().fill('Direction financière')
  const theirs = [{ ...legal, name: 'Achats' }, { ...legal, rule: 'all' }, finance]
  must(await colleague.call('PUT', `${path}/${circuit._id}`, { ...form, steps: theirs }), 200, 'it')

  const saving = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await saving.click()
  const conflict = page.getByRole('alert').filter({ hasText: CONFLICT })
  await expect(conflict).toContainText('L’étape « Achats » est ajoutée')
  await expect(conflict.getByRole('group')).toHaveCount(0)
  await auditBothWidths(page, 'circuit-merged')
  await saving.click()
  await expect(page.getByText('« Achats » est enregistré.')).toBeVisible()
  const saved = (await call('GET', `${path}/${circuit._id}`)).body
  expect(saved.steps).toMatchObject([
    { name: 'Achats' },
    { name: 'Juridique', rule: 'all' },
    { name: 'Direction financière' },
  ])
  await context.close()
})

test('a detail of a contract that a colleague changed meanwhile is shown before it is replaced', async ({
  browser,
  company,
}) => {
  const colleague = await company.join('administrator', 'Paul Renaud')
  const contractId = await writtenContract(company.administrator, 'Bail de la halle')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Modifier : Titre' }).click()
  const title = page.getByRole('region', { name: 'Détails' }).getByRole('textbox')
  await title.fill('Mon bail')
  const path = `/contracts3/${contractId}`
  must(await colleague.call('PUT', path, { title: 'Son bail' }), 200, 'their save')
  await title.press('Enter')
  await expect(page.getByText('Quelqu’un a enregistré ici « Son bail »')).toBeVisible()
  const now = async () => must(await colleague.call('GET', path), 200, 'the contract').title
  expect(await now()).toBe('Son bail')
  await auditBothWidths(page, 'detail-conflict')
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mon bail')
  expect(await now()).toBe('Mon bail')
  await context.close()
})

test('the terms of a contract that a colleague changed meanwhile are shown beside what is typed', async ({
  browser,
  company,
}) => {
  const colleague = await company.join('administrator', 'Paul Renaud')
  const contractId = await writtenContract(company.administrator, 'Maintenance')
  const path = `/contracts3/${contractId}`
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await cutNotices(page)
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=deadlines`)
  await page.getByRole('button', { name: 'Définir les échéances' }).click()
  const dialog = page.getByRole('dialog', { name: 'Échéances du contrat' })
  await dialog.getByLabel('Nombre', { exact: true }).first().fill('3')
  const { lifecycle } = must(await colleague.call('GET', `${path}/deadlines`), 200, 'them')
  const theirs = {
    ...lifecycle,
    effectiveDate: '2027-02-01',
    duration: { kind: 'span', count: 7, unit: 'months' },
  }
  must(await colleague.call('PUT', `${path}/lifecycle`, theirs), 200, 'their save')
  const saving = dialog.getByRole('button', { name: 'Enregistrer les échéances' })
  await saving.click()
  const conflict = dialog.getByRole('alert').filter({ hasText: CONFLICT })
  await expect(conflict).toContainText('7 mois')
  await expect(conflict).toContainText('3 mois')
  // What only they changed is taken, and named.
  await expect(conflict.getByRole('listitem')).toHaveText(['Prise d’effet'])
  await auditBothWidths(page, 'terms-conflict')
  await conflict.getByRole('button', { name: 'Garder la mienne' }).click()
  await saving.click()
  await expect(dialog).toBeHidden()
  const saved = must(await colleague.call('GET', `${path}/deadlines`), 200, 'them').lifecycle
  expect(saved).toMatchObject({ effectiveDate: '2027-02-01', duration: { count: 3 } })
  await context.close()
})

interface WorkflowStep {
  _id: string
  name: string
  description: string
  color: string
  kind: string
  isRequired: boolean
}

/** A step as the form sends it. */
function asWritten({ _id, name, description, color, kind, isRequired }: WorkflowStep) {
  return { workflowStepId: _id, name, description, color, kind, isRequired }
}
