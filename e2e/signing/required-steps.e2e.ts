import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

interface Step {
  name: string
  isRequired: boolean
}

test('a required validation keeps a contract from being sent; optional steps are named', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const { value } = must(await administrator.call('GET', '/administration/workflows'), 200, 'list')
  await page.goto(`/home/administration/workflow/edit/${value[0]._id}`)
  const validation = page.getByRole('group', { name: /Validation$/ })
  await validation.getByRole('checkbox', { name: 'Étape obligatoire' }).check()
  await auditBothWidths(page, 'required-step')
  await page.getByRole('button', { name: 'Enregistrer le workflow' }).click()
  const effects = page.getByRole('alertdialog', { name: /Enregistrer/ })
  await expect(effects).toContainText(/Validation.*change pour 1 contrat/)
  await effects.getByRole('button', { name: 'Enregistrer le workflow' }).click()
  const required = async () => {
    const { body } = await administrator.call('GET', `/contracts3/${contractId}/steps`)
    return body.flatMap(({ name, isRequired }: Step) => (isRequired ? name : []))
  }
  await expect.poll(required).toEqual(['Validation'])

  await page.goto(contractPath(contractId))
  const send = page.getByRole('button', { name: 'Envoyer pour signature' }).first()
  await expect(send).toHaveAccessibleDescription(/La validation est une étape obligatoire/)

  // Given by somebody else meanwhile: the page follows.
  const requested = must(
    await administrator.call('POST', `/contracts3/${contractId}/validation`, {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [administrator.id] }],
    }),
    201,
    'requesting a validation',
  )
  const stepId = requested.current.steps[0]._id
  const decision = `/contracts3/${contractId}/validation/${stepId}/decision`
  must(await administrator.call('PUT', decision, { decision: 'accepted' }), 200, 'validating')

  await expect(send).not.toHaveAccessibleDescription(/étape obligatoire/)
  await send.click()
  const window = page.getByRole('dialog', { name: /pour signature/ })
  const passedOver = window.getByRole('region', { name: 'Une étape sera passée' })
  await expect(passedOver.getByRole('listitem')).toHaveText(['Négociation'])
  await auditBothWidths(page, 'passed-over-steps')
  await window.getByLabel('Nom et prénom').fill('Élodie Müller')
  await window.getByLabel('Adresse e-mail').fill('elodie.passee@exterieur.test')
  await window.getByRole('button', { name: 'Envoyer pour signature' }).click()
  await expect(window).toBeHidden()
  await page.getByRole('tab', { name: 'Activité' }).click()
  await expect(page.getByText(/Négociation.*sans la faire/).first()).toBeVisible()
  expectQuiet()
  await context.close()
})
