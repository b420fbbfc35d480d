import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

/** Puts words into the first section, in place of its own. */
async function writeFirst(author: Person, contractId: string, words: string): Promise<void> {
  const { textId, blocks } = must(
    await author.call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )
  const [section] = blocks[0].sections
  const content = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: words }] },
    ],
  }
  const { title, audience, version } = section
  const body = { title, audience, version, content }
  must(await author.call('PUT', `/texts/${textId}/sections/${section._id}`, body), 200, 'writing')
}

const line = (page: Page, words: RegExp) =>
  page.getByRole('dialog').getByRole('button', { name: words })

test('a lease with a placeholder and an empty annex says so before it is validated or sent', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail commercial de Lyon')
  await writeFirst(administrator, contractId, 'Entre {{COMPARUTION_BAILLEUR}} et le preneur.')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))

  // The cursor is in the name of the new annex, which is there to be replaced.
  await page.getByRole('button', { name: 'Ajouter une annexe' }).click()
  const annexName = page.getByRole('textbox', { name: 'Nom du bloc' }).last()
  await expect(annexName).toBeFocused()
  await page.keyboard.type('Plan des locaux')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: 'Plan des locaux' })).toBeVisible()

  await page.getByRole('tab', { name: 'Validation' }).click()
  const open = page.getByRole('button', { name: 'Demander la validation' }).first()
  await open.click()
  const request = page.getByRole('dialog', { name: 'Demander la validation' })
  await expect(line(page, /COMPARUTION_BAILLEUR/)).toBeVisible()
  await expect(line(page, /L’annexe « Plan des locaux » est vide/)).toBeVisible()
  await expect(line(page, /pas de cocontractant/)).toBeVisible()
  await expect(
    request.getByRole('button', { name: 'Demander la validation' }),
  ).toHaveAccessibleDescription(/2 points restent à corriger/)
  await auditEveryLook(page, 'ready-request')

  // A line leads to its place: the section is written in at once.
  await line(page, /COMPARUTION_BAILLEUR/).click()
  await expect(request).toBeHidden()
  const text = page.getByRole('textbox', { name: /^Texte de/ }).first()
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Entre Durand et le preneur.')
  await expect(page.getByText('Enregistré').first()).toBeVisible()

  // The same list before the sending, with the same links.
  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  const send = page.getByRole('dialog', { name: /pour signature/ })
  await expect(line(page, /L’annexe « Plan des locaux » est vide/)).toBeVisible()
  await expect(line(page, /COMPARUTION_BAILLEUR/)).toHaveCount(0)
  await auditBothWidths(page, 'ready-send')
  await line(page, /pas de cocontractant/).click()
  await expect(send).toBeHidden()
  await expect(page.getByRole('button', { name: /Cocontractant/ }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  await line(page, /date d’effet/).click()
  await expect(page.getByRole('tab', { name: 'Échéances' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  await line(page, /annexe « Plan des locaux »/).click()
  await expect(annexName).toBeFocused()

  await page.getByRole('button', { name: 'Actions sur le bloc « Plan des locaux »' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer le bloc' }).click()
  await expect(page.getByRole('treeitem', { name: 'Plan des locaux' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  await expect(send.getByText('À corriger d’abord')).toHaveCount(0)
  await expect(line(page, /pas de cocontractant/)).toBeVisible()
  expectQuiet()
  await context.close()
  await requestValidation(administrator, contractId, [administrator])
})

test('a contract type decides what blocks', async ({ browser, company: { administrator } }) => {
  const contractId = await writtenContract(administrator, 'Accord de confidentialité')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/home/administration/typeContract')
  const { type } = must(await administrator.call('GET', `/contracts3/${contractId}`), 200, 'page')
  await page.getByRole('link', { name: type.name, exact: true }).first().click()
  const choice = page.getByRole('combobox', { name: 'Cocontractant absent' })
  await expect(choice).toContainText('Par défaut (avertit)')
  await choice.click()
  await page.getByRole('option', { name: 'Bloque', exact: true }).click()
  await auditBothWidths(page, 'ready-rules')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)

  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  const send = page.getByRole('dialog', { name: /pour signature/ })
  await expect(send.getByText('À corriger d’abord')).toBeVisible()
  await expect(line(page, /pas de cocontractant/)).toBeVisible()
  await context.close()
})
