import { opened, refused, press, sentAsItStands, type Step } from './step.ts'
import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'
import { asAdministrator } from './visited-as.ts'

const versions =
  (query = '') =>
  async ({ versionedId }: ShowCase) =>
    `/home/contratheque/contractList/contract/${await versionedId()}/versions${query}`

const naming: Step = async (page, t) => {
  await press(page, t('contract-versions.keep'))
  await opened(page).waitFor()
}

const nextDifference: Step = async (page, t) => {
  await page.getByRole('button', { name: t('contract-versions.next') }).click()
  await page.locator('[data-difference]:focus').waitFor()
}

const restoring: Step = async (page, t) => {
  await press(page, t('contract-versions.restore'))
  await opened(page).locator('[data-difference]').first().waitFor()
}

/** Versions of a contract's whole text: compared in the text and side by side, read, named and restored. */
export const versionScreens: Record<string, Screen> = {
  'versions compared': asAdministrator(versions(), { turned: nextDifference }),
  'versions side by side': asAdministrator(versions('?from=1&to=now&layout=sideBySide')),
  'naming a version': {
    ...asAdministrator(versions(), {
      naming,
      unnamed: sentAsItStands(async (page, t) => {
        await naming(page, t)
        await opened(page)
          .getByRole('button', { name: t('contract-versions.keep') })
          .click()
        await refused(page)
      }),
    }),
    isRefused: true,
  },
  'version that is read': asAdministrator(versions('?version=1'), { restoring }),
  'no version yet': asAdministrator(
    async ({ shortId }) => `/home/contratheque/contractList/contract/${await shortId()}/versions`,
  ),
}
