import { beginning, open, opened, press, type Step } from './step.ts'

/** What to follow, and what leaves the company with the link. */
export const newCalendar: Step = async (page, t) => {
  await press(page, t('calendars.add'))
  await page.getByText(t('calendars.leaves')).waitFor()
}

/** The link, shown once. */
export const calendarLink: Step = async (page, t) => {
  await page
    .getByRole('button', { name: beginning(t('calendars.renewNamed', { name: '|' })) })
    .first()
    .click()
  await press(page, t('calendars.renewing.confirm'))
  await page.getByLabel(t('calendars.link.label')).waitFor()
}

export const calendarRemoval: Step = async (page, t) => {
  await page
    .getByRole('button', { name: beginning(t('calendars.removeNamed', { name: '|' })) })
    .first()
    .click()
  await opened(page).waitFor()
}

/** Those of everybody, for whoever administers people. */
export const calendarsOfCompany: Step = (page, t) => open(page, t('people.calendars'))
