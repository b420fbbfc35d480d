import { expect } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'

test('a colleague is asked for something, passes it on, and the answer is read among the notifications', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const ana = await company.join('contributor', 'Ana')
  const bob = await company.join('contributor', 'Bob')
  const contractId = await writtenContract(administrator, 'Entretien des toitures')
  await administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [ana.id, bob.id],
    level: 'reader',
  })

  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Confier une tâche' }).click()
  const window = page.getByRole('dialog', { name: 'Tâches sur « Entretien des toitures »' })
  // Nothing is sent to nobody: the refusal stands at the field.
  await window.getByRole('textbox', { name: /^Ce que vous demandez/ }).fill('Vérifier le plafond')
  await window.getByRole('button', { name: 'Confier la tâche' }).click()
  await expect(window.getByText('Choisissez à qui vous confiez cette tâche').first()).toBeVisible()
  await window.getByRole('textbox', { name: /^Pour le/ }).fill(inDays(20))
  await window.getByRole('combobox', { name: /^À qui/ }).fill('Ana')
  await page.getByRole('option', { name: /^Ana/ }).click()
  await window.getByRole('button', { name: 'Confier la tâche' }).click()
  await expect(
    window.getByRole('listitem').filter({ hasText: 'Vérifier le plafond' }),
  ).toBeVisible()
  await expectNoViolation(page)

  // Ana puts it off, brings it back, and passes it on.
  const anas = await ana.open(browser)
  const hers = await anas.newPage()
  await hers.goto('/home/tasks')
  await hers.getByRole('row', { name: /Vérifier le plafond/ }).press('Enter')
  const panel = hers.getByRole('complementary', { name: 'Entretien des toitures' })
  await panel.getByRole('button', { name: 'Remettre à plus tard…' }).click()
  const later = hers.getByRole('dialog', { name: 'Remettre la tâche à plus tard' })
  await expect(later).toContainText('Elle quitte')
  await later.getByRole('textbox').fill(inDays(10))
  await later.getByRole('button', { name: 'Remettre à plus tard' }).click()
  await expect(later).toBeHidden()
  await hers.getByRole('tab', { name: 'Plus tard' }).click()
  await expect(hers.getByRole('row', { name: /Vérifier le plafond/ })).toContainText(
    new RegExp(`${inDays(20)}.*revient le.*${inDays(10)}`),
  )
  await hers.getByRole('row', { name: /Vérifier le plafond/ }).press('Enter')
  await panel.getByRole('button', { name: 'Reprendre maintenant' }).click()
  await hers.getByRole('tab', { name: /^À faire/ }).click()
  await hers.getByRole('checkbox', { name: /Vérifier le plafond/ }).check()
  await hers.getByRole('button', { name: 'Actions (1)' }).click()
  await hers.getByRole('menuitem', { name: 'Transmettre à quelqu’un d’autre…' }).click()
  const over = hers.getByRole('dialog', { name: 'Transmettre la tâche' })
  await over.getByRole('combobox').fill('Bob')
  await hers.getByRole('option', { name: /^Bob/ }).click()
  await expectNoViolation(hers)
  await over.getByRole('button', { name: 'Transmettre' }).click()
  await expect(hers.getByText('Rien à faire pour le moment')).toBeVisible()
  await anas.close()

  // Bob answers.
  const bobs = await bob.open(browser)
  const his = await bobs.newPage()
  await his.goto('/home/tasks')
  await his.getByRole('row', { name: /Vérifier le plafond/ }).press('Enter')
  await his.getByRole('textbox', { name: /^Votre réponse/ }).fill('Le plafond est bon')
  await his.getByRole('button', { name: 'Répondre et marquer comme faite' }).click()
  await expect(his.getByText('Réponse : « Le plafond est bon »')).toBeVisible()
  await expectNoViolation(his)
  await bobs.close()

  // The answer is news; it is archived with a key and found again.
  await page.goto('/home/tasks/notifications')
  const news = page.getByRole('row', { name: /a fait la tâche « Vérifier le plafond »/ })
  await news.focus()
  await page.keyboard.press('m')
  await expect(news).toBeHidden()
  await page.getByRole('tab', { name: 'Archive' }).click()
  await expect(news).toBeVisible()
  await expectNoViolation(page)
  await news.getByRole('button', { name: 'Marquer comme non lue' }).click()
  await page.getByRole('tab', { name: 'Non lues' }).click()
  await expect(news).toBeVisible()
  await context.close()
})

test('like notifications are one line that opens, and is read at once', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const ana = await company.join('contributor', 'Ana')
  for (const title of ['Bail', 'Achat', 'Vente'])
    await administrator.call(
      'POST',
      `/contracts3/${await writtenContract(administrator, title)}/shares`,
      { personIds: [ana.id], level: 'reader' },
    )
  const context = await ana.open(browser, { viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/home/tasks/notifications')
  const lines = page.getByRole('list', { name: 'Vos notifications' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines.getByText('et 2 autres semblables')).toBeVisible()
  await lines.getByRole('button', { expanded: false }).click()
  await expect(lines).toHaveCount(3)
  await lines.first().getByRole('button', { expanded: true }).click()
  await expectNoViolation(page)
  await lines.getByRole('button', { name: 'Marquer les 3 comme lues' }).click()
  await expect(page.getByText('Aucune notification non lue')).toBeVisible()
  await context.close()
})

/** As it is typed. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 3_600_000).toLocaleDateString('fr')
}
