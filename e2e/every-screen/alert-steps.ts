import { opened, press, type Step } from './step.ts'

/** What a contract chooses for itself: the days, and whom. */
export const ownAlerts: Step = async (page, t) => {
  await press(page, t('alerts.change'))
  await opened(page)
    .getByRole('radio', { name: t('alerts.dialog.own') })
    .check()
  await opened(page)
    .getByRole('textbox', { name: t('alerts.days.limit') })
    .waitFor()
}

/** Without a day, it is refused at its field. */
export const refusedAlerts: Step = async (page, t) => {
  await ownAlerts(page, t)
  await opened(page)
    .getByRole('textbox', { name: t('alerts.days.limit') })
    .fill('x')
  await opened(page)
    .getByRole('button', { name: t('alerts.dialog.save') })
    .click()
  await opened(page).getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
}
