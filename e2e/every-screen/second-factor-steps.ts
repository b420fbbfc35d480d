import type { Page } from '@playwright/test'
import type { TextKey } from '@tacite/i18n/text-keys.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { PASSWORD } from '../support/person.ts'
import {
  open,
  press,
  refused,
  sent,
  sentAsItStands,
  type ArrivalStep,
  type RepeatableStep,
  type Step,
} from './step.ts'

/** The password of who has a second factor, up to the page that asks for it. */
export const passwordEntered: ArrivalStep = async (page, t, { keyholder }) => {
  await page.getByLabel(t('auth.signIn.email')).fill((await keyholder()).email)
  await page.locator('input[type=password]').fill(PASSWORD)
  await press(page, t('auth.signIn.submit'))
  await page.getByRole('button', { name: t('second-factor.restart') }).waitFor()
}

export const wrongCode = sentAsItStands(async (page, t) => {
  await page.getByLabel(t('second-factor.code.label')).fill('000000')
  await press(page, t('second-factor.secondFactor.submit'))
  await page.getByText(refusal(t)).first().waitFor()
})

export const recoveryCode = sent(
  (page, t) => press(page, t('second-factor.recoveryCode.instead')),
  async (page, t) => {
    await press(page, t('second-factor.secondFactor.submit'))
    await page.getByText(t('second-factor.recoveryCode.missing')).first().waitFor()
  },
)

export const unansweredPasskey = sentAsItStands(async (page, t) => {
  await press(page, t('second-factor.passkey.instead'))
  await page.getByText(t('second-factor.passkey.cancelled')).first().waitFor()
})

export const noCode = sentAsItStands(async (page, t) => {
  await press(page, t('second-factor.setup.submit'))
  await refused(page)
})

export const requiredPasskey = sent(
  (page, t) => press(page, t('second-factor.passkey.add')),
  async (page, t) => {
    await press(page, t('second-factor.passkey.create'))
    await refused(page)
  },
)

export const requiredCodes: Step = async (page, t) => {
  await press(page, t('second-factor.own.add'))
  await page.getByLabel(t('second-factor.code.label')).fill('123456')
  await press(page, t('second-factor.setup.submit'))
  await page.getByRole('list', { name: t('second-factor.recovery.title') }).waitFor()
}

/** What one does to an own factor, with no password given. */
export function ownAct(begin: TextKey, submit: TextKey): RepeatableStep {
  return sent(
    (page, t) => begun(page, t, begin),
    async (page, t) => {
      await press(page, t.chosen(submit, {}))
      await refused(page)
    },
  )
}

export const ownSetUp = sent(
  async (page, t) => {
    await begun(page, t, 'second-factor.own.replace')
    await passwordGiven(page, t, 'second-factor.own.continue')
  },
  async (page, t) => {
    await page.getByLabel(t('second-factor.code.label')).fill('000000')
    await press(page, t('second-factor.setup.submit'))
    await page.getByText(refusal(t)).first().waitFor()
  },
)

export const ownCodes: Step = async (page, t) => {
  await begun(page, t, 'second-factor.recovery.renew')
  await passwordGiven(page, t, 'second-factor.recovery.renew')
  await page.getByRole('list', { name: t('second-factor.recovery.title') }).waitFor()
}

export const requireOfAll: Step = (page, t) =>
  open(page, t('options-company.secondFactor.require.label'))

export const removeOfPerson: Step = (page, t) => open(page, t('people.secondFactor.label'))

/** From the list of factors, whatever took its place before. */
async function begun(page: Page, t: Translator, act: TextKey): Promise<void> {
  const cancel = page.getByRole('button', { name: t('common.action.cancel'), exact: true })
  if (await cancel.isVisible()) await cancel.click()
  await press(page, t.chosen(act, {}))
  await page.getByLabel(t('new-password.current')).waitFor()
}

async function passwordGiven(page: Page, t: Translator, submit: TextKey): Promise<void> {
  await page.getByLabel(t('new-password.current')).fill(PASSWORD)
  await press(page, t.chosen(submit, {}))
}

const refusal = (t: Translator) => t.refusal({ code: 'SECOND_FACTOR_WRONG' })
