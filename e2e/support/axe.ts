import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What it calls its source has all its comments: more than twice as long to send to each page, and to read there. */
const PROGRAM = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that read words, by their names; the others audit what is the same in every language. */
const WORDED = axe
  .getRules(RULES)
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)
  .filter((id) => /\b(?:empty|name|alt|title|lang|label|heading|unique)\b/.test(id))

export interface Looked {
  /** The part that is new, when the rest of the page was judged before. */
  within?: string | undefined
  /** The same look was judged at this width, in another language. */
  isWordedAnew?: boolean
}

/** The violations of WCAG 2.2 AA on what is shown now, each with the elements. */
export async function violations(page: Page, looked: Looked = {}): Promise<string[]> {
  // Its half megabyte is read once a page, not once a look; the markup of what is wrong is all that is read of any.
  if (!(await page.evaluate(() => window.axe !== undefined)))
    await page.evaluate(`${PROGRAM}; axe.configure({ noHtml: true })`)
  return page.evaluate(
    async ({ part, runOnly }) => {
      // As when one scrolls there: what the browser has not drawn yet would overlap by its guessed height.
      for (const section of document.querySelectorAll<HTMLElement>('.paper-section')) {
        section.style.contentVisibility = 'visible'
        section.style.contain = 'content'
      }
      const { violations: found } = await window.axe!.run(part, {
        runOnly,
        // No path is made up for all that is right.
        resultTypes: ['violations'],
        // Every style sheet would be read again, a quarter of the time, for rules about sound and about turned phones.
        preload: false,
      })
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => {
          const markup = document.querySelector(target.join(' '))?.outerHTML ?? ''
          return `${id}: ${target.join(' ')} ${markup.slice(0, 160)}`
        }),
      )
    },
    {
      part: looked.within ?? 'html',
      runOnly: looked.isWordedAnew
        ? { type: 'rule' as const, values: WORDED }
        : { type: 'tag' as const, values: RULES },
    },
  )
}

/** What loads, and what is still opening or closing. */
const UNREST = '[aria-busy="true"], [data-starting-style], [data-ending-style]'

/** No violation on a screen at rest: it is there, nothing moves, nothing is hovered. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  // An open window hides the page behind it.
  const title = page.getByRole('heading', { level: 1 })
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(title.or(window).first()).toBeVisible()
  await expect(page.locator(UNREST)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  expect(await violations(page)).toEqual([])
}
