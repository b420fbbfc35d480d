import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { openLongContract } from './long-contract.ts'

/** The markup of an attack, from whatever door: it must not even become an element. */
const ATTACK = '<img src="/x" onerror="window.isHacked = true">'

test('the browser refuses markup and scripts that are not made by the pages’ own policies', async ({
  browser,
  company,
}) => {
  const page = await (await company.administrator.open(browser)).newPage()
  await page.goto('/home/dashboard')
  const answers = await page.evaluate(async (attack) => {
    const violations: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective)
    })
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.body.innerHTML = attack),
      parsed: () => new DOMParser().parseFromString(attack, 'text/html'),
      handler: () => document.body.setAttribute('onclick', 'window.isHacked = true'),
      script: () => (document.createElement('script').src = '/assets/x.js'),
      worker: () => new Worker('/assets/x.js'),
      policy: () => window.trustedTypes!.createPolicy('another', { createHTML: (html) => html }),
    }
    const outcomes = Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: accepted`
      } catch (error) {
        return `${name}: ${(error as Error).name}`
      }
    })
    await new Promise((resolve) => setTimeout(resolve))
    return { outcomes, violations, isHacked: 'isHacked' in window }
  }, ATTACK)
  expect(answers.outcomes).toEqual(
    ['markup', 'parsed', 'handler', 'script', 'worker', 'policy'].map(
      (name) => `${name}: TypeError`,
    ),
  )
  expect(new Set(answers.violations)).toEqual(
    new Set(['require-trusted-types-for', 'trusted-types']),
  )
  expect(answers.isHacked).toBe(false)
})

test('what is pasted into a text keeps its words and bold, and nothing of an attack', async ({
  browser,
  company,
}) => {
  const { page, textOf, close } = await openLongContract(company.administrator, browser)
  const text = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await text.click()
  // The editor itself, not the field that receives what is typed before its code is loaded.
  const editor = page.locator('[contenteditable="true"]').and(text)
  await expect(editor).toBeFocused()
  await editor.evaluate((element, attack) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      `<p>Un <b>prix</b> ferme ${attack}</p><script>isHacked = true</script>`,
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, ATTACK)
  await expect(text.locator('strong')).toHaveText('prix')
  await expect.poll(() => textOf('Objet')).toContain('ferme')
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
  // Fails when the console has said anything, such as a refused markup.
  await close()
})
