import { expect, type Page } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

async function signedContract({ administrator, query }: Company, title: string): Promise<string> {
  const contractId = await writtenContract(administrator, title)
  const path = `/contracts3/${contractId}/lifecycle`
  must(await administrator.call('PUT', path, YEARLY_TERMS), 200, 'stating the terms')
  await query(
    `update contract set status = 'SIGNED', signature_date = '2025-12-15', locked_at = now(), lock_kind = 'signature' where id = $1`,
    [contractId],
  )
  return contractId
}

const choose = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a contract is duplicated, amended and renewed, and each leads to the other', async ({
  browser,
  company,
}) => {
  const contractId = await signedContract(company, 'Gardiennage du siège')
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))

  await choose(page, 'Dupliquer…')
  const copy = page.getByRole('dialog', { name: 'Dupliquer le contrat' })
  const title = copy.getByRole('textbox', { name: 'Titre du nouveau contrat' })
  await expect(title).toHaveValue('Copie de Gardiennage du siège')
  // Its title is selected: it is typed over.
  await title.focus()
  await page.keyboard.type('Gardiennage du dépôt')
  await expect(title).toHaveValue('Gardiennage du dépôt')
  await auditEveryLook(page, '60-duplicate')
  await copy.getByRole('button', { name: 'Créer la copie' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gardiennage du dépôt')
  await expect(page.getByText('Les parties conviennent de ce qui suit.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Gardiennage du siège' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gardiennage du siège')

  await choose(page, 'Créer un avenant…')
  await auditEveryLook(page, '61-amend')
  await page.getByRole('button', { name: 'Créer l’avenant' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Avenant n°\s1 au contrat Gardiennage du siège$/u,
  )
  await expect(page.getByText(/restent inchangées/)).toBeVisible()
  await auditBothWidths(page, '62-amendment')
  await page.goto(contractPath(contractId))

  await choose(page, 'Renouveler par un nouveau contrat…')
  const renewal = page.getByRole('dialog', { name: 'Renouveler par un nouveau contrat' })
  await expect(renewal.getByText(/lendemain de la fin de ce contrat/)).toBeVisible()
  await auditEveryLook(page, '63-renew')
  await renewal.getByRole('button', { name: 'Créer le nouveau contrat' }).click()
  await expect(renewal).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(contractId))
  await page.goto(contractPath(contractId))
  const links = page.getByRole('region', { name: 'Contrats liés' })
  for (const group of ['Avenants et contrats rattachés', 'Renouvelé par', 'Copies'])
    await expect(links.getByRole('list', { name: group }).getByRole('listitem')).toHaveCount(1)
  await auditBothWidths(page, '64-linked')
  expectQuiet()
  await context.close()
})
