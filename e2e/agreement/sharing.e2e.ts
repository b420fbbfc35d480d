import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectNoViolation } from '../support/axe.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { lastCode, lastLink } from '../support/letters.ts'
import { must } from '../support/person.ts'

const HIDDEN = 'Notre prix plancher est de 900 euros.'

/** A contract with a section restricted to people of the company. */
async function contractWithSecret({ administrator }: Company): Promise<string> {
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  const path = `/contracts3/${contractId}`
  const { textId, blocks } = must(
    await administrator.call('GET', `${path}/document`),
    200,
    'reading',
  )
  const added = await administrator.call('POST', `/texts/${textId}/sections`, {
    title: 'Marges de négociation',
    level: 1,
    audience: 'collaborators',
    blockId: blocks[0]._id,
    afterSectionId: null,
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { align: 'left' },
          content: [{ type: 'text', text: HIDDEN }],
        },
      ],
    },
  })
  must(added, 201, 'adding a section')
  return contractId
}

async function shareWith(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Partager « Maintenance/ })
  await dialog.getByLabel('Avec qui').fill(email)
  await page.getByRole('option', { name: /Inviter par e-mail/ }).click()
  // What a third party can do today, and nothing else.
  await dialog.getByRole('combobox', { name: 'Accès', exact: true }).click()
  await expect(page.getByRole('option', { disabled: false })).toHaveText(/^Lecture/)
  await expect(page.getByRole('option', { name: /Suggestion|Commentaire/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await dialog.getByLabel(/^Message/).fill('Bonjour, voici le texte à relire.')
  await dialog.getByRole('button', { name: 'Partager le contrat' }).click()
  await expect(page.getByText('Contrat partagé.')).toBeVisible()
  await expect(dialog.getByText('pas encore ouverte')).toBeVisible()
}

test('an owner shares a contract with a third party, who reads what is open to them until it is revoked', async ({
  browser,
  company,
}) => {
  const contractId = await contractWithSecret(company)
  const email = `camille.${randomUUID().slice(0, 8)}@exterieur.test`
  const inside = await company.administrator.open(browser)
  const page = await inside.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await shareWith(page, email)
  await expectNoViolation(page)

  const link = await lastLink(company.product, email)
  const outside = await browser.newContext({ baseURL: company.product.url, locale: 'fr-FR' })
  const guest = await outside.newPage()
  await guest.clock.install()
  await guest.goto(link)
  await expect(guest.getByText('partage un contrat avec vous')).toBeVisible()
  await guest.getByRole('button', { name: 'Recevoir le code' }).click()
  await guest.getByLabel('Code à six chiffres').fill(await lastCode(company.product, email, 2))
  await guest.getByRole('button', { name: 'Ouvrir le contrat' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Maintenance des ascenseurs')
  await expect(guest.getByText('Les parties conviennent').first()).toBeVisible()
  await expect(guest.getByText(HIDDEN)).toHaveCount(0)
  await expect(guest.getByText('Marges de négociation')).toHaveCount(0)
  expect(guest.url()).not.toContain(link.slice('/invitation/#'.length))
  await expectNoViolation(guest)

  // By keyboard from the outline to the text.
  const first = guest.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').first()
  await first.focus()
  await guest.keyboard.press('Enter')
  await expect(guest.locator('article :is(h2, h3)').first()).toBeFocused()

  const [download] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('link', { name: 'Télécharger en PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.reload()
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Partager/ })
  await expect(dialog.getByText('Dernière lecture')).toBeVisible()
  await dialog.getByRole('button', { name: `Retirer l’accès de ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer l’accès' }).click()
  await expect(dialog.getByText(email)).toHaveCount(0)

  // The page checks by itself whether access continues.
  await expect(async () => {
    await guest.clock.fastForward(20_000)
    await expect(guest.getByText('L’accès à ce contrat vous a été retiré.')).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await expect(guest.getByText('Les parties conviennent')).toHaveCount(0)
  await guest.goto(link)
  await expect(guest.getByText('L’accès à ce contrat vous a été retiré.')).toBeVisible()
  await Promise.all([inside.close(), outside.close()])
})

test('a person who may not share sees the disabled button with its reason', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Maintenance des ascenseurs')
  const colleague = await company.join('reader', 'Sacha Petit')
  must(
    await company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
      personIds: [colleague.id],
      level: 'reader',
    }),
    201,
    'sharing',
  )
  const context = await colleague.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const button = page.getByRole('button', { name: 'Partager', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Vous n’êtes pas autorisé à partager le contrat')
  await context.close()
})
