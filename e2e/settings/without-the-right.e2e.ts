import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { openScreen } from '../support/open-screen.ts'
import { auditBothWidths } from '../support/screens.ts'

const ADMINISTRATION = '/home/administration'

/** Screens by their address, each with its primary button. */
const SCREENS = [
  ['gestionUtilisateur', 'Inviter des personnes'],
  ['roleManagement', 'Créer un rôle'],
  ['groupManagement', 'Créer un groupe'],
  ['classeurs', 'Créer un classeur'],
  ['workflow', 'Créer un workflow'],
  ['cocontractants', 'Créer un cocontractant'],
] as const

test('a screen of administration says as a whole why it is refused', async ({
  browser,
  company,
}) => {
  const validator = await company.join('validator', 'Paul Renaud')
  const context = await validator.open(browser)
  const page = await context.newPage()
  const main = page.getByRole('main')
  for (const [address, label] of SCREENS) {
    await openScreen(page, `${ADMINISTRATION}/${address}?open=new`)
    await expect(main.getByText('Vous n’avez pas accès à cette page')).toBeVisible()
    await expect(
      main
        .getByText(/^Vous n’êtes pas autorisé/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(main.getByRole('button', { name: label })).toBeDisabled()
    await expect(main.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveCount(0)
    await expect(main.getByRole('textbox')).toHaveCount(0)
  }
  await auditBothWidths(page, 'administration-refused')
  await openScreen(page, `${ADMINISTRATION}/categorie`)
  const create = main.getByRole('button', { name: 'Créer une catégorie' })
  const reason = 'Vous n’êtes pas autorisé à gérer les catégories'
  await expect(create.first()).toHaveAccessibleDescription(reason)
  await context.close()
})
