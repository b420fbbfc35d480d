import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { listen } from '../support/screens.ts'

test('whoever validates again reads only what changed since their yes, in the panel and in the window', async ({
  browser,
  company: { administrator, join },
}) => {
  const validator = await join('validator', 'Paul Roux')
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  const path = `/contracts3/${contractId}`
  const decide = (stepId: string) =>
    validator.call('PUT', `${path}/validation/${stepId}/decision`, { decision: 'accepted' })
  must(await decide(await requestValidation(administrator, contractId, [validator])), 200, 'yes')
  must(await administrator.call('DELETE', `${path}/validation`), 200, 'cancelling')
  const text = must(await administrator.call('GET', `${path}/document`), 200, 'reading')
  const [section] = text.blocks[0].sections
  const words = 'Les parties conviennent des prestations qui suivent, pour 1 200 euros par mois.'
  const content = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: words }] },
    ],
  }
  const { title, audience, version } = section
  must(
    await administrator.call('PUT', `/texts/${text.textId}/sections/${section._id}`, {
      title,
      audience,
      version,
      content,
    }),
    200,
    'rewriting',
  )
  const fields = { values: { amount_incl_tax: 1_440_000 } }
  must(await administrator.call('PUT', `${path}/fields`, fields), 200, 'setting the amount')
  await requestValidation(administrator, contractId, [validator])

  const context = await validator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`${contractPath(contractId)}?tab=validation`)
  const panel = page
    .getByRole('tabpanel')
    .getByRole('region', { name: /^Ce qui a changé depuis votre accord du/ })
  await expect(panel.getByRole('insertion').first()).toHaveText('des')
  await expect(panel).toContainText('14 400,00')
  await auditEveryLook(page, 'validation-again-panel')
  await page.getByRole('button', { name: /^Valider l’étape/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: /^Ce qui a changé/ })).toContainText(
    'prestations',
  )
  await auditEveryLook(page, 'validation-again-window')
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()

  // The same beside the list of tasks, where it is decided.
  await page.goto('/home/tasks')
  await page
    .getByRole('link', { name: /^Décider/ })
    .first()
    .click()
  await expect(page.getByRole('insertion').first()).toHaveText('des')
  await page.getByRole('button', { name: /^Valider l’étape/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Valider le contrat' }).click()
  await expect(page.getByRole('region', { name: /^Ce qui a changé/ })).toBeHidden()
  expectQuiet()
  await context.close()
})
