import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { listen } from '../support/screens.ts'
import { imageScan, paperScan } from '../support/paper-scan.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }

test('a contract signed elsewhere is marked as signed, then its scan is added', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Bail signé chez le notaire')
  const context = await administrator.open(browser, WIDE)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await page.getByRole('menuitem', { name: 'Marquer comme signé' }).click()
  const window = page.getByRole('dialog', { name: /comme signé/ })
  const submit = window.getByRole('button', { name: 'Marquer comme signé, définitivement' })
  await expect(submit).toHaveAccessibleDescription(/Confirmez d’abord/)
  await expect(window).toContainText('verrouillés définitivement')
  await window.getByRole('checkbox', { name: /toutes les parties ont signé/ }).check()
  await submit.click()
  await expect(window.getByLabel('Nom et prénom du signataire 2')).toHaveAccessibleDescription(
    /obligatoire/,
  )
  await window.getByLabel('Nom et prénom du signataire 2').fill('Élodie Müller')
  await submit.click()
  await expect(window).toBeHidden()

  await page.getByRole('tab', { name: 'Signature' }).click()
  const marked = page.getByRole('region', { name: 'Signé hors de Tacite' })
  await expect(marked).toContainText('Aucun document signé n’est conservé ici.')
  // There is no signed PDF to open: the header still offers the text.
  await expect(page.getByRole('link', { name: 'Aperçu PDF' })).toBeVisible()

  await marked.getByRole('button', { name: 'Déposer le scan signé' }).click()
  const scan = page.getByRole('dialog', { name: /Déposer le scan signé/ })
  await scan.locator('input[type=file]').setInputFiles(paperScan('bail-signe.pdf'))
  await expect(scan.getByRole('img', { name: 'Page 1 du scan' })).toBeVisible()
  await scan.getByRole('checkbox').check()
  await scan.getByRole('button', { name: 'Conserver ce document définitivement' }).click()
  await expect(scan).toBeHidden()
  await expect(page.getByRole('region', { name: 'Scan signé' })).toContainText('Déposé par')
  expectQuiet()
  // Whoever is faster than the reading need not ask again.
  const notRead = { message: 'Pas encore lue', code: 'PAGE_NOT_FOUND', errors: [] }
  const hits = '**/pages/1/hits*'
  await page.route(hits, (route) => route.fulfill({ status: 404, json: notRead }))
  await page.getByRole('link', { name: 'Document signé' }).click()
  await expect(page.getByText('elles s’affichent dès qu’elles sont lues')).toBeVisible()
  await page.unroute(hits)
  await expect(page.getByRole('img', { name: /Page 1/ })).toBeVisible()
  await context.close()
})

test('a contract is frozen, signed by hand, and its scan filed, recognised and found', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Cession de parts')
  const context = await administrator.open(browser, WIDE)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Envoyer pour signature' }).first().click()
  const window = page.getByRole('dialog', { name: /pour signature/ })
  await window.getByRole('radio', { name: /Signature manuscrite/ }).check()
  await window.getByLabel('Nom et prénom du signataire 2').fill('Élodie Müller')
  await window.getByRole('button', { name: 'Figer pour signature manuscrite' }).click()
  await expect(window).toBeHidden()

  const awaited = page.getByRole('region', { name: 'Signature manuscrite en attente' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    awaited.getByRole('link', { name: 'Télécharger le PDF à imprimer' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: 'Déposer le scan signé' }).first().click()
  const scan = page.getByRole('dialog', { name: /Déposer le scan signé/ })
  await scan
    .locator('input[type=file]')
    .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('note') })
  await expect(scan.getByText(/type de fichier n’est pas accepté/)).toBeVisible()
  const words = ['Les parties conviennent de la cession des parts.', 'Fait à Lyon, le premier mai.']
  await scan.locator('input[type=file]').setInputFiles(await imageScan('cession.pdf', words))
  await expect(scan.getByRole('img', { name: 'Page 1 du scan' })).toBeVisible()
  await expect(scan.getByText(/leurs mots sont reconnus pour la recherche/)).toBeVisible()
  await expect(scan.getByLabel('Nom et prénom du signataire 2')).toHaveValue('Élodie Müller')
  await scan.getByRole('checkbox').check()
  await scan.getByRole('button', { name: 'Déposer et verrouiller définitivement' }).click()
  await expect(scan).toBeHidden()

  const filed = page.getByRole('region', { name: 'Scan signé' })
  await expect(filed).toContainText('Déposé par')
  // No reload: the change notice says that the page is read.
  await expect(filed).toContainText('Le texte d’une page a été reconnu', { timeout: 60_000 })
  const { status, signedDocument } = must(
    await administrator.call('GET', `/contracts3/${contractId}`),
    200,
    'the contract',
  )
  expect([status, signedDocument]).toEqual(['SIGNED', 'scan'])

  await page.goto('/home/contratheque/contractList/search?q=cessions')
  const found = page.getByRole('listitem').filter({ hasText: 'Cession de parts' })
  await expect(found).toContainText('texte reconnu')
  await found.getByRole('link').click()
  await expect(page.getByText('Ces mots ont été reconnus dans l’image')).toBeVisible()
  await expect(page.getByText('1 passage trouvé sur cette page')).toBeVisible()
  expectQuiet()
  await context.close()
})
