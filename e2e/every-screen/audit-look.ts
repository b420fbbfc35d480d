import type { Locale } from '@tacite/domain/locale.ts'
import { auditAccess, auditLayout, auditPopups, isWindowOpen } from './audit-page.ts'
import { WINDOW } from '../support/axe.ts'
import { savePicture } from './pictures.ts'
import { DESKTOP, PHONE, type Visitor, type Width } from './visitor.ts'

/** The current look: a screen at rest, or the dialog or refused form that a step led to. */
export interface Look {
  /** For the file name of its picture: the chapter, the screen, the step. */
  names: readonly string[]
  /** The language in which it was reached. */
  locale: Locale
  /** The new part of the page, when the rest is audited on another screen. */
  within: string | undefined
  /** On a desktop, where the menus of a screen are opened; those of a dialog are opened at each width. */
  menus: string | undefined
  /** Kinds of menus already opened, at each width. */
  seen: Record<Width, Set<string>>
  /** Repeats what was worded by the server, such as a refusal. */
  again?: (locale: Locale) => Promise<void>
}

/** English comes between the other two, so that the language changes twice per look; both widths occur in each. */
const TURNS: readonly { locale: Locale; widths: readonly [Width, Width] }[] = [
  { locale: 'fr', widths: [PHONE, DESKTOP] },
  { locale: 'en', widths: [DESKTOP, PHONE] },
  { locale: 'es', widths: [PHONE, DESKTOP] },
]

/**
 * Everything that is wrong in each language at each width, without leaving the page or reopening anything. Layout is
 * audited in all six, axe once at each width, and in the third language only its rules about words.
 */
export async function auditLook(visitor: Visitor, look: Look): Promise<string[]> {
  const { page } = visitor
  const faults: string[] = []
  const turns = look.locale === 'es' ? TURNS.toReversed() : TURNS
  for (const [turn, { locale, widths }] of turns.entries()) {
    if (turn > 0 || locale !== look.locale) await changeLanguage(visitor, look, locale)
    await page.mouse.move(0, 0)
    for (const [at, width] of widths.entries()) {
      await visitor.resize(width)
      const found = await auditLayout(page, locale)
      if (at === 0) {
        const isWordedAnew = turn === 2
        found.push(...(await auditAccess(page, { within: look.within, isWordedAnew })))
      }
      await savePicture(page, look.names, { locale, width })
      if (locale === 'en') found.push(...(await auditMenus(visitor, look, width)))
      faults.push(...found.map((fault) => `${locale} ${width} px: ${fault}`))
    }
  }
  await visitor.resize(PHONE)
  return faults
}

async function changeLanguage(visitor: Visitor, look: Look, locale: Locale): Promise<void> {
  await visitor.chooseLanguage(locale)
  await look.again?.(locale)
}

async function auditMenus({ page }: Visitor, look: Look, width: Width): Promise<string[]> {
  if (await isWindowOpen(page)) return auditPopups(page, page.locator(WINDOW), look.seen[width])
  if (!look.menus || width === PHONE) return []
  return auditPopups(page, page.locator(look.menus), look.seen[width])
}
