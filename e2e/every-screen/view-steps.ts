import { opened, type Step } from './step.ts'

/** The views with what each shows, and what can be done with the open one. */
export const viewMenu: Step = async (page) => {
  await page.getByRole('button', { name: OPEN }).click()
  await page.getByRole('menu').waitFor()
}

const chosen =
  (key: 'saveAsOther' | 'manage'): Step =>
  async (page, t) => {
    await viewMenu(page, t)
    await page.getByRole('menuitem', { name: t(`views.${key}`) }).click()
    await opened(page).waitFor()
  }

/** What another view would keep. */
export const newView = chosen('saveAsOther')

/** Renaming, order, deletion, restoration. */
export const viewWindow = chosen('manage')

const OPEN = 'Baux'
const VIEW = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

/** The list with a view open that filters by what is gone, and by less than it keeps. */
export const openView = `?tags=eq:${VIEW}&view=${VIEW}`
export const goneView = `/vue/${VIEW}`

export const views = {
  value: [
    {
      _id: VIEW,
      name: OPEN,
      shows: 'list',
      query: { $orderby: 'endDate asc', archived: 'true', tags: `eq:${VIEW}` },
    },
    { _id: VIEW.replace('16b', '16c'), name: 'Retards', shows: 'board', query: {} },
  ],
  count: 2,
  names: [],
  removed: [
    { _id: VIEW.replace('16b', '16d'), name: 'Anciens', removedAt: '2026-11-02T09:00:00.000Z' },
  ],
}
