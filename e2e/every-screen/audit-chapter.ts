import { test, type Browser, type Page } from '@playwright/test'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { auditLook, type Look } from './audit-look.ts'
import { closeAll } from './audit-page.ts'
import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'
import { repeatable, type RepeatableStep, type Step } from './step.ts'
import { settled, visit } from './visit.ts'
import { DESKTOP, openVisitor, PHONE, type Visitor } from './visitor.ts'

/** Visits these screens one after the other and reports everything wrong with them. */
export async function auditChapter(
  browser: Browser,
  chapter: string,
  screens: Readonly<Record<string, Screen>>,
  given: ShowCase,
): Promise<string[]> {
  const faults: string[] = []
  const visitors = new Map<Screen['as'], Visitor>()
  const seen = { [PHONE]: new Set<string>(), [DESKTOP]: new Set<string>() }
  for (const [name, screen] of Object.entries(screens)) {
    const visitor = visitors.get(screen.as) ?? (await openVisitor(browser, screen.as, given))
    visitors.set(screen.as, visitor)
    const found = await test.step(name, () =>
      auditScreen(visitor, screen, { given, names: [chapter, name], seen }),
    )
    faults.push(...found.map((fault) => `${name}${fault}`))
  }
  return faults
}

/** The screen at rest, then each state that its steps lead to. */
async function auditScreen(
  visitor: Visitor,
  screen: Screen,
  { given, names, seen }: Pick<Look, 'names' | 'seen'> & { given: ShowCase },
): Promise<string[]> {
  const { page } = visitor
  const faults: string[] = []
  const said = listen(page, screen)
  const menus = screen.opensHeader ? 'body' : (screen.within ?? 'main')
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(given)
  const show = async (): Promise<Locale> => {
    const locale = await visit(page, path)
    await screen.arrive?.(page, createTranslator(locale), given)
    return locale
  }
  const audit = async (state: string, found: () => Promise<string[]>) => {
    try {
      faults.push(...(await test.step(state || 'at rest', found)).map((one) => `${state}: ${one}`))
    } catch (error) {
      // Whatever could not be shown, the rest is audited all the same.
      faults.push(`${state}: ${error instanceof Error ? error.message : String(error)}`)
      await page.goto('about:blank')
      await visitor.resize(PHONE)
      if (state !== '') await show()
    }
  }
  await serve(page, screen)
  await audit('', async () => {
    const locale = await show()
    return auditLook(visitor, { names, seen, menus, locale, within: screen.within })
  })
  for (const [state, step] of Object.entries(screen.steps ?? {}))
    await audit(`, ${state}`, async () => {
      const found = await auditStep(visitor, step, {
        seen,
        menus: undefined,
        within: screen.within,
        names: [...names, state],
      })
      await closeAll(page)
      return found
    })
  // A page that is left open would ask the product itself, which does not know what was served.
  if (screen.served) await page.goto('about:blank')
  await page.unrouteAll()
  return [...faults, ...said()]
}

async function auditStep(
  visitor: Visitor,
  step: Step | RepeatableStep,
  look: Omit<Look, 'locale' | 'again'>,
): Promise<string[]> {
  const { page } = visitor
  const { first, again } = repeatable(step)
  const locale = await settled(page)
  await first(page, createTranslator(locale))
  return auditLook(visitor, {
    ...look,
    locale,
    ...(again && {
      again: async (next) => {
        await settled(page, next)
        await again(page, createTranslator(next))
      },
    }),
  })
}

async function serve(page: Page, { served = {} }: Screen): Promise<void> {
  for (const [path, answer] of Object.entries(served))
    await page.route(`**/api/v1${path}`, (route) =>
      // A text is a drawing: the rest of what the product sends is JSON.
      route.fulfill(
        typeof answer === 'string'
          ? { body: answer, contentType: 'image/svg+xml' }
          : { json: answer },
      ),
    )
}

/** Collects the console's messages until they are read. */
function listen(page: Page, { isRefused }: Screen): () => string[] {
  const said: string[] = []
  const onMessage = (message: { type(): string; text(): string }) => {
    // A browser reports each unsuccessful answer, and the page one that it shows instead of itself; a refused form is
    // intended. Reported here too is what the content security policy or trusted types kept from the page.
    const [, status] = /^Failed to load resource: .* status of (\d+)/.exec(message.text()) ?? []
    const isRefusal = status !== undefined || message.text().startsWith('ApiError: ')
    const isExpected = status === '422' || (isRefused && isRefusal)
    if (message.type() === 'error' && !isExpected) said.push(`: console: ${message.text()}`)
  }
  const onError = (error: Error) => said.push(`: error: ${error.message}`)
  page.on('console', onMessage).on('pageerror', onError)
  return () => {
    page.off('console', onMessage).off('pageerror', onError)
    return said
  }
}
