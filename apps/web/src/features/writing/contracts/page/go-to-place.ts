import type { ReadinessPlace } from '@tacite/api/agreement/readiness-endpoints.ts'
import { cellOf, rowsKey } from '@tacite/document/repeats/rows.ts'
import { dialogsClosed, drawn } from '../../../../ui/dialogs-closed.ts'
import { goToPart, type Column, type OpenText } from '../../texts/public.tsx'

interface Page {
  editing: OpenText['editing']
  onColumn: (column: Column) => void
  onTab: (tab: string) => void
}

/** Shows a place of the contract, wherever it is on the page, and puts the focus there. */
export async function goToPlace(place: ReadinessPlace, page: Page): Promise<void> {
  page.editing.showWhole()
  await dialogsClosed()
  switch (place.kind) {
    case 'section':
    case 'block':
      page.onColumn('text')
      return goToPart(page.editing, { part: place.kind, id: place.id })
    case 'field': {
      // Of a row: where its passage stands in the text.
      const id = cellOf(place.id)?.variable ?? place.id
      if (isInText(id)) {
        page.onColumn('text')
        return goToPart(page.editing, { part: 'field', id })
      }
      const line = rowsKey(id) === null ? `field:${id}` : id
      await onSheet(page, 'summary', `[data-line="${CSS.escape(line)}"]`)
      return
    }
    case 'detail':
      await onSheet(page, 'summary', `[data-line="detail:${place.id}"]`)
      return
    case 'dates':
      await onSheet(page, 'deadlines', TERMS_BUTTON)
      return
    case 'validation':
      await onSheet(page, 'validation', '[data-condition]')
      return
    case 'playbook':
      await onSheet(page, 'validation', '[data-playbook]')
      return
    case 'signatories':
      return undefined
  }
}

/** Shows the section that an address names, or opens what a contract lacks. */
export async function openAsked(
  { missing, section }: { missing: string | undefined; section: string | undefined },
  page: Page,
): Promise<void> {
  if (section) await goToPlace({ kind: 'section', id: section }, page)
  else if (missing) await openMissing(missing, page)
}

/**
 * Opens what a contract lacks: its form, or its line.
 *
 * @param lack as an address names it: a `Lack` of the domain, or nothing that is known
 */
async function openMissing(lack: string, page: Page): Promise<void> {
  const place = await placeOfLack(lack, page)
  place?.click()
}

function placeOfLack(lack: string, page: Page): Promise<HTMLElement | null> {
  switch (lack) {
    case 'dates':
      return onSheet(page, 'deadlines', TERMS_BUTTON)
    case 'counterparty':
      return onSheet(
        page,
        'summary',
        '[data-line="detail:counterparty"], [data-line="corrections"]',
      )
    case 'owner':
      return onSheet(page, 'summary', '[data-line="detail:owner"]')
    case 'text':
      page.onColumn('text')
      return Promise.resolve(null)
    default:
      return Promise.resolve(null)
  }
}

function isInText(variable: string): boolean {
  return document.querySelector(`[data-paper] [data-field="${CSS.escape(variable)}"]`) !== null
}

const TERMS_BUTTON = '#stated-terms ~ button, #stated-terms ~ div button'

async function onSheet(
  { onColumn, onTab }: Page,
  tab: string,
  selector: string,
): Promise<HTMLElement | null> {
  onColumn('details')
  onTab(tab)
  const line = await drawn(() => document.querySelector<HTMLElement>(selector))
  line?.scrollIntoView({ block: 'center' })
  line?.focus()
  return line
}
