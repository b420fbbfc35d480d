import type { FoundReference } from '@tacite/document/written-references/find-references.ts'
import { useQuery } from '@tanstack/react-query'
import { importedAt } from '../../../../platform/imported-text.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { dialogsClosed } from '../../../../ui/dialogs-closed.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { showChange } from '../history/show-change.ts'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { FoundLine } from './found-line.tsx'
import { useFoundReferences, type FoundReferences } from './use-found-references.ts'

interface FoundWindowProps {
  onClose: () => void
}

/** « Renvois trouvés »: the numbers typed by hand, to be linked one by one or all at once, and those that lead nowhere. */
export default function FoundWindow({ onClose }: FoundWindowProps) {
  const wire = useQuery(useOpenText().documentQuery).data
  return wire ? <OpenWindow wire={wire} onClose={onClose} /> : null
}

function OpenWindow({ wire, onClose }: FoundWindowProps & { wire: WireDocument }) {
  const t = useTexts()
  const found = useFoundReferences(wire)
  const { proposed, dangling, ignoredCount, text } = found
  const renumberedCount = importedAt(location.pathname)?.renumberedCount ?? 0
  const sure = proposed.filter(
    ({ sectionId, targets }) => targets.length === 1 && !text.closed.has(sectionId),
  )
  const linkAll = () => {
    // The page says it already: what follows is the saving.
    onClose()
    void found.link(sure.map((each) => ({ found: each, part: each.targets[0]!.id })))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editor.reference.found.title')}
      description={t('editor.reference.found.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.close')}</Button>
          {sure.length > 0 && (
            <Button variant="primary" onClick={linkAll}>
              {t('editor.reference.found.linkAll', { count: sure.length })}
            </Button>
          )}
        </>
      }
    >
      {renumberedCount > 0 && (
        <p className="mb-4 rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
          {t('document-import.references.renumbered', { count: renumberedCount })}
        </p>
      )}
      {dangling.length > 0 && <Dangling found={found} onClose={onClose} />}
      {proposed.length === 0 && dangling.length === 0 && (
        <EmptyState isSmall title={t('editor.reference.found.none')} />
      )}
      <ul
        aria-label={t('editor.reference.found.list')}
        className="flex flex-col divide-y divide-line"
      >
        {proposed.map((each) => (
          <FoundLine
            key={placeOf(each)}
            found={each}
            lockedBy={text.closed.get(each.sectionId)}
            onLink={(part) => void found.link([{ found: each, part }])}
            onIgnore={() => found.ignore(each)}
          />
        ))}
      </ul>
      {ignoredCount > 0 && (
        <Button variant="quiet" size="small" className="mt-2" onClick={found.recall}>
          {t('editor.reference.found.recall', { count: ignoredCount })}
        </Button>
      )}
    </Dialog>
  )
}

/** Numbers that no part of the text has: each leads to its place. */
function Dangling({ found, onClose }: FoundWindowProps & { found: FoundReferences }) {
  const t = useTexts()
  const { editing } = useOpenText()
  const { dangling, text } = found
  const goTo = async ({ sectionId, paragraph, from, to }: FoundReference) => {
    const line = text.lines.find(
      (each) => each.sectionId === sectionId && each.paragraph === paragraph,
    )
    onClose()
    await dialogsClosed()
    const start = line?.start ?? 0
    const cursor = { anchor: start + from, head: start + to }
    await showChange(editing, { part: 'content', id: sectionId }, cursor)
  }
  return (
    <section className="mb-4 rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
      <h3 className="font-medium">{t('editor.reference.found.dangling')}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {dangling.map((each) => (
          <li key={placeOf(each)} className="flex items-baseline justify-between gap-3">
            <button
              type="button"
              onClick={() => void goTo(each).catch(showError)}
              className="min-w-0 rounded-sm text-left break-words hover:underline"
            >
              {each.before}
              <strong>{each.written}</strong>
              {each.after}
            </button>
            <Button variant="quiet" size="small" onClick={() => found.ignore(each)}>
              {t('editor.reference.found.ignore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ sectionId, paragraph, from }: FoundReference): string {
  return `${sectionId} ${paragraph} ${from}`
}
